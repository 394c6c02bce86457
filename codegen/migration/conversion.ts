/** Conversions between column types, and their expressions. */
import { timeZone } from '#schemas/product.ts'
import { text } from '#codegen/sql/text.ts'
import type { Column, ColumnType } from './table.ts'

/** Conversions in which every value fits and reads the same. */
const widenings: Partial<Record<ColumnType, readonly ColumnType[]>> = {
  integer: ['bigint', 'text'],
  bigint: ['text'],
  boolean: ['text'],
  date: ['text'],
  'numeric(12,4)': ['text'],
  text: ['text[]'],
}

/**
 * Returns the `using` expression, and whether it is safe for all values; undefined when the types have nothing
 * in common, such as text and rows.
 */
export function conversion(name: string, now: Kind, next: Kind): { using: string; isSafe: boolean } | undefined {
  const texts = ofTexts(name, now, next)
  // Plain text could be taken for markup.
  if (texts !== undefined) return { using: texts, isSafe: now.type === 'text' && !next.html }
  if (now.type === 'jsonb' || next.type === 'jsonb') return undefined
  const isSafe =
    widenings[now.type]?.includes(next.type) ?? (now.type.startsWith('numeric') && holdsMore(now.type, next.type))
  return { using: expression(name, now.type, next.type), isSafe }
}

/** Whether the new type has at least as many places, and digits before the point. */
function holdsMore(now: string, next: string): boolean {
  if (next === 'text') return true
  const [[all = 0, places = 0], [allNext = 0, placesNext = 0]] = [now, next].map(
    (type) => type.match(/\d+/g)?.map(Number) ?? [],
  ) as [number[], number[]]
  return next.startsWith('numeric') && placesNext >= places && allNext - placesNext >= all - places
}

/** The type of a column, in words. */
export const kindOf = ({ type, languages }: Kind): string => (languages ? 'text per language' : type)

type Kind = Pick<Column, 'type' | 'languages' | 'html'>

/** A plain text becomes the text in the first language, and the reverse. */
function ofTexts(name: string, now: Kind, next: Kind): string | undefined {
  const [language] = (next.type === 'text' ? now.languages : next.languages) ?? []
  if (language === undefined) return undefined
  if (now.type === 'text')
    return `case when ${name} is not null then jsonb_build_object(${text(language)}, ${name}) end`
  return next.type === 'text' ? `${name} ->> ${text(language)}` : undefined
}

function expression(name: string, from: ColumnType, to: ColumnType): string {
  const local = `at time zone '${timeZone}'`
  if (from === 'text' && to === 'text[]') return `array[${name}]`
  if (to === 'text[]') return `array[${name}::text]`
  if (from === 'text[]' && to === 'text') return `array_to_string(${name}, ', ')`
  if (from === 'timestamptz' && to === 'date') return `(${name} ${local})::date`
  if (from === 'date' && to === 'timestamptz') return `${name}::timestamp ${local}`
  if (from === 'text' && to !== 'text') return `nullif(trim(${name}), '')::${to}`
  return `${name}::${to}`
}
