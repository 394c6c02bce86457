/** Groupings that a list offers, and the filter that opens a group. */
import { addDays } from '#domain/time/day.ts'
import type { Entity, Property } from '#schemas/entity.ts'
import { valueOps } from '#resources/list/cells/valueFilter.ts'
import { withGroup } from '#resources/list/filters/groups.ts'
import type { Ops } from '#resources/list/filters/kinds.ts'
import type { ListFilter } from '#resources/list/filters/names.ts'

/** `name`: as the server takes it, `createdAt.month`. */
export type Grouping = { name: string; property: Property; period?: 'month' | 'year' }

/** Choices, and days by month or year, as far as the reader sees them. */
export const groupingsOf = ({ properties }: Entity, may: (right: string | undefined) => boolean): Grouping[] =>
  properties.flatMap((property): Grouping[] => {
    const { name, type, filter, access, relation } = property
    if (!filter || access?.logReads || (access?.read !== undefined && !may(access.read))) return []
    if (type === 'enum' || type === 'boolean' || relation?.many === false) return [{ name, property }]
    if (type !== 'date' && type !== 'date-time') return []
    return (['month', 'year'] as const).map((period) => ({ name: `${name}.${period}`, property, period }))
  })

/** The rows of one group: what the list asks already, and its value. */
export function inGroup(filter: ListFilter, { property, period }: Grouping, value: unknown): ListFilter {
  const ops: Ops | undefined = period && typeof value === 'string' ? daysOf(value) : valueOps(property, value)?.only
  if (!ops) return filter
  // The group lies within what the list asks of a choice, but a month may not lie within its days.
  if (!period || value === null) return { ...filter, [property.name]: ops }
  return withGroup(filter, { word: 'all', parts: [{ name: property.name, property, values: [], ops }] })
}

/** @example daysOf('2026-02') // { gte: '2026-02-01', lte: '2026-02-28' } */
function daysOf(period: string): Ops {
  const [year = '', month] = period.split('-')
  const next =
    month === '12' || !month ? `${Number(year) + 1}-01-01` : `${year}-${String(Number(month) + 1).padStart(2, '0')}-01`
  return { gte: `${year}-${month ?? '01'}-01`, lte: addDays(next, -1) }
}
