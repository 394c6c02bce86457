/** Options of a select (specification, section 3): id and label. */
import { isObject } from '#providers/callErrors.ts'

export type OptionId = number | string
export type Option = { id: OptionId; text?: string | null; name?: string | null; title?: string | null } & {
  readonly [field: string]: unknown
}

/** Most options ever offered (specification, section 9). */
export const optionLimit = 1000

/** @param field Property with the label, if not text, name or title. */
export function optionText(option: Option, field?: string): string {
  const own = field === undefined ? undefined : option[field]
  return typeof own === 'string' && own !== '' ? own : option.text || option.name || option.title || `#${option.id}`
}

/** Options of an answer: `items`, `entities`, or the list itself; entries without id are skipped. */
export function optionsIn(answer: unknown): Option[] {
  const list = isObject(answer) ? (answer.items ?? answer.entities ?? [answer]) : answer
  if (!Array.isArray(list)) return []
  return list.filter(isOption).slice(0, optionLimit)
}

const isOption = (one: unknown): one is Option =>
  isObject(one) && (typeof one.id === 'number' || (typeof one.id === 'string' && one.id !== ''))
