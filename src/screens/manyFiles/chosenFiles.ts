/** Files to be changed, however they were chosen. */
import { isObject } from '#providers/callErrors.ts'

/** `query`: filters and order of a list, for all that match. */
export type Which = { ids: readonly number[] } | { query: Readonly<Record<string, unknown>> }
export type Chosen = {
  which: Which
  count: number
  /** Named no file that one may see. */
  unknown?: readonly string[]
  /** Named more than one. */
  several?: readonly { text: string; count: number }[]
}

/** Reads the choice that the search of files hands over. */
export function handedOver(state: unknown): Chosen | undefined {
  if (!isObject(state) || !isObject(state.chosen) || typeof state.chosen.count !== 'number') return undefined
  const { ids, query, count } = state.chosen
  if (Array.isArray(ids) && ids.length > 0) return { which: { ids: ids.map(Number) }, count }
  return isObject(query) ? { which: { query }, count } : undefined
}

/** Splits typed text into numbers or references, one a line; commas and semicolons separate too. */
export const numbersIn = (text: string): string[] => [
  ...new Set(
    text
      .split(/[\n\r,;\t]+/)
      .map((one) => one.trim())
      .filter((one) => one !== ''),
  ),
]
