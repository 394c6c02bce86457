/** Properties that rows are grouped by: choices, and days by month or year. */
import type { Property } from '#schemas/entity.ts'
import { timeZone } from '#schemas/product.ts'
import type { Access } from '#server/foundation/access.ts'
import { columnOf } from '#server/sql/columns.ts'
import { mayRead } from '#server/sql/rights.ts'
import { literal } from '#server/sql/sql.ts'
import type { Group } from './keptGroups.ts'

/** `name`: as in a query, `createdAt.month`. */
export type By = { name: string; property: Property; period?: 'month' | 'year' }

const hasChoices = ({ type, relation }: Property): boolean =>
  type === 'enum' || type === 'boolean' || relation?.many === false

/** Properties whose choices can be counted. */
export const facetsOf = (properties: readonly Property[]): Property[] =>
  properties.filter((property) => property.filter && hasChoices(property) && !property.access?.logReads)

export const groupingsOf = (properties: readonly Property[]): By[] =>
  properties.flatMap((property): By[] => {
    const { name, type, filter, access } = property
    if (!filter || access?.logReads) return []
    if (hasChoices(property)) return [{ name, property }]
    if (type !== 'date' && type !== 'date-time') return []
    return (['month', 'year'] as const).map((period) => ({ name: `${name}.${period}`, property, period }))
  })

export const readable = (properties: readonly Property[], access: Access): Property[] =>
  properties.filter((property) => mayRead(property, access))

/** SQL of the value of a row `t`. */
export function bySql({ property, period }: Omit<By, 'name'>): string {
  const column = columnOf(property, 't')
  if (!period) return column
  const local = property.type === 'date' ? column : `${column} at time zone ${literal(timeZone)}`
  return `to_char(${local}, ${period === 'month' ? "'YYYY-MM'" : "'YYYY'"})`
}

/** Choices in the order of the schema, periods with the newest first, records with the most rows first; empty last. */
export function inOrder(groups: Iterable<Group>, { property, period }: Omit<By, 'name'>): Group[] {
  const { type, values = [] } = property
  const place = (value: string) => (type === 'boolean' ? (value === 'true' ? 0 : 1) : values.indexOf(value))
  return [...groups].sort((a, b) => {
    if (a.value === null || b.value === null) return a.value === null ? 1 : -1
    if (period) return a.value < b.value ? 1 : -1
    if (property.relation) return b.count - a.count || Number(a.value) - Number(b.value)
    return place(a.value) - place(b.value)
  })
}
