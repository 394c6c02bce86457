/** Converts a property's value between the API and its columns. */
import type { Property } from '#schemas/entity.ts'
import { columnOf, sqlType } from '#server/sql/columns.ts'
import { literal, quote, type Params } from '#server/sql/sql.ts'
import { trimmed } from './trimTexts.ts'

export type Assignment = { column: string; value: string }

/** Returns the columns to write, each with its placeholder; none for a many-relation. */
export function assignments(property: Property, value: unknown, params: Params): Assignment[] {
  if (property.relation?.many) return []
  const column = quote(property.column)
  if (property.type === 'money') {
    const money = value as { amount: number; currency: string } | null
    return [
      { column, value: params.add(money?.amount ?? null, 'bigint') },
      { column: quote(`${property.column}_currency`), value: params.add(money?.currency ?? null, 'text') },
    ]
  }
  const isObject = property.type === 'json' || property.type === 'localized' || property.type === 'rows'
  const inside = trimmed(property, value)
  const stored = isObject && inside !== null ? JSON.stringify(inside) : inside
  return [{ column, value: params.add(stored, sqlType(property)) }]
}

/** The value as `storedRecord` would read it, so that unchanged values compare as equal. */
export function normalised(property: Property, value: unknown): unknown {
  if (value === null || value === undefined) return property.relation?.many ? [] : null
  if (property.relation?.many) return [...new Set(value as number[])].sort((a, b) => a - b)
  if (property.type === 'date-time') return new Date(String(value)).toISOString()
  if (property.type === 'percentage' || property.type === 'decimal') return withoutZeros(String(value))
  if (property.type === 'money') {
    const { amount, currency } = value as { amount: number; currency: string }
    return { amount, currency }
  }
  return inStoredOrder(value)
}

/** Sorts keys as jsonb does: shorter ones first, then alphabetically. */
function inStoredOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inStoredOrder)
  if (typeof value !== 'object' || value === null) return value
  const members = Object.entries(value).sort(([a], [b]) => a.length - b.length || (a < b ? -1 : 1))
  return Object.fromEntries(members.map(([key, inner]) => [key, inStoredOrder(inner)]))
}

/** '12.50' and '-0.0' as the database writes them: '12.5' and '0'. */
const withoutZeros = (percentage: string): string => {
  const short = percentage.includes('.') ? percentage.replace(/\.?0+$/, '') : percentage
  return short === '-0' ? '0' : short
}

/** SQL for a property as the API writes it, relations as ids. */
export function storedValue(property: Property): string {
  const column = columnOf(property, 't')
  if (property.relation?.many) {
    const { linkTable = '' } = property.relation
    return `(select coalesce(json_agg(l.target_id order by l.target_id), '[]') from ${quote(linkTable)} l where l.owner_id = t.id)`
  }
  switch (property.type) {
    case 'date-time':
      return `to_char(${column} at time zone 'UTC', ${literal('YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')})`
    case 'money':
      return `case when ${column} is not null then json_build_object('amount', ${column}, 'currency', t.${quote(`${property.column}_currency`)}) end`
    case 'percentage':
    case 'decimal':
      return `trim_scale(${column})::text`
    default:
      return column
  }
}
