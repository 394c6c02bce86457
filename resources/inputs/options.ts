/** Options of a select as the specification has them (section 3): an id, and what they are called. */
import { isObject } from '#providers/callErrors.ts'

export type OptionId = number | string
export type Option = { id: OptionId; text?: string | null; name?: string | null; title?: string | null }

/** More are never offered (specification, section 9). */
export const optionLimit = 1000

export const optionText = ({ id, text, name, title }: Option): string => text || name || title || `#${id}`

/** The options in an answer: `items`, `entities`, or the list itself; what has no id is none. */
export function optionsIn(answer: unknown): Option[] {
  const list = isObject(answer) ? (answer.items ?? answer.entities ?? [answer]) : answer
  if (!Array.isArray(list)) return []
  return list.filter(isOption).slice(0, optionLimit)
}

const isOption = (one: unknown): one is Option =>
  isObject(one) && (typeof one.id === 'number' || (typeof one.id === 'string' && one.id !== ''))
