/** Ids stay text in paths and queries: as a number a long one could be rounded to another record's id. */
import { NotFound } from '#server/errors.ts'

const largest = 2n ** 63n - 1n

export const isId = (text: string): boolean => /^[1-9][0-9]{0,18}$/.test(text) && BigInt(text) <= largest

/** @throws {NotFound} If the text is no id: no record can have it. */
export function idFrom(text: string): string {
  if (!isId(text)) throw new NotFound()
  return text
}
