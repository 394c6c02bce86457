/** Which column types may become which, and by what expression. */
import type { ColumnType } from './table.ts'

/** Every value has its place in these, and reads the same. */
const widenings: Partial<Record<ColumnType, readonly ColumnType[]>> = {
  integer: ['bigint', 'text'],
  bigint: ['text'],
  boolean: ['text'],
  date: ['text'],
  'numeric(12,4)': ['text'],
  text: ['text[]', 'jsonb'],
}

/** Returns the `using` expression, and whether no value can be lost or refused. */
export function conversion(name: string, from: ColumnType, to: ColumnType): { using: string; isSafe: boolean } {
  return { using: expression(name, from, to), isSafe: widenings[from]?.includes(to) ?? false }
}

function expression(name: string, from: ColumnType, to: ColumnType): string {
  const amsterdam = `at time zone 'Europe/Amsterdam'`
  if (from === 'text' && to === 'text[]') return `array[${name}]`
  if (to === 'text[]') return `array[${name}::text]`
  if (from === 'text[]' && to === 'text') return `array_to_string(${name}, ', ')`
  if (to === 'jsonb') return `to_jsonb(${name})`
  if (from === 'jsonb' && to === 'text') return `${name} #>> '{}'`
  if (from === 'timestamptz' && to === 'date') return `(${name} ${amsterdam})::date`
  if (from === 'date' && to === 'timestamptz') return `${name}::timestamp ${amsterdam}`
  if (from === 'text' && to !== 'text') return `nullif(trim(${name}), '')::${to}`
  return `${name}::${to}`
}
