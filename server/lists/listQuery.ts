/** Reads the query of a list strictly: an unknown name, operator or value is refused at its own key. */
import type { Entity, Property } from '#schemas/entity.ts'
import type { Access } from '#server/foundation/access.ts'
import { FieldErrors, type Text } from '#server/errors.ts'
import { isEarlyDate } from '#schemas/formats/date.ts'
import { readMoving } from '#server/sql/filterValue.ts'
import { mayRead } from '#server/sql/rights.ts'
import { isNamed, readFilters, type Filters, type Refuse } from '#server/lists/filters/filters.ts'
import { throughProperties } from './filters/throughFilters.ts'
import type { SortKey } from './order.ts'
import { withHint } from '#server/sql/suggest.ts'

export type ListQuery = Filters & {
  offset: number
  /** null: all rows, for lookups only. */
  limit: number | null
  order: readonly SortKey[]
  search?: string
  /** Search with one typo (`oneTypo.ts`). */
  similar?: true
  /** Properties whose sums over all rows that match are told beside their number. */
  totals?: readonly Property[]
  /** The day on which the records must be valid, or `$today`; only for entities with `validity`. */
  asOf?: string
}

/** Maximum number of rows in one answer. */
export const hardLimit = 1000
const defaultLimit = 50
const parametersOf = ({ validity }: Entity) => [
  '_offset',
  '_limit',
  '_order',
  '_filter',
  ...(validity ? ['_asOf'] : []),
]

/** @throws {FieldErrors} With one entry per mistake, at its key. */
export function readListQuery(query: Readonly<Record<string, unknown>>, entity: Entity, access: Access): ListQuery {
  const errors: Record<string, Text[]> = {}
  const refuse = (key: string, name: string, values: Record<string, string | number> = {}) => {
    errors[key] = [{ key: `error.${name}`, values }]
  }
  const readable = entity.properties.filter((property) => mayRead(property, access))
  const parameters = parametersOf(entity)
  for (const name of Object.keys(query)) {
    if (!parameters.includes(name)) refuse(name, 'unknownParameter', { name: withHint(name, parameters) })
  }
  const read: ListQuery = {
    offset: readOffset(query._offset, refuse),
    limit: readLimit(query._limit, entity, refuse),
    order: readOrder(query._order, entity, readable, refuse),
    ...readFilters(query._filter, [...readable, ...throughProperties(entity, access)], refuse),
    ...(entity.validity && readAsOf(query._asOf, refuse)),
  }
  if (Object.keys(errors).length > 0) throw new FieldErrors(errors)
  return read
}

export function readOffset(value: unknown, refuse: Refuse): number {
  if (value === undefined) return 0
  if (typeof value === 'string' && /^\d{1,15}$/.test(value)) return Number(value)
  refuse('_offset', 'offset')
  return 0
}

export function readLimit(value: unknown, { kind }: Pick<Entity, 'kind'>, refuse: Refuse): number | null {
  if (value === undefined) return defaultLimit
  if (value === '-1' && kind === 'lookup') return null
  const limit = typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : 0
  if (limit < 1 || limit > hardLimit) refuse('_limit', 'limit', { max: hardLimit })
  return limit
}

function readOrder(value: unknown, entity: Entity, readable: readonly Property[], refuse: Refuse): SortKey[] {
  const sortable = readable.filter(({ sort, name }) => sort || name === 'id')
  const find = (name: string) => sortable.find((property) => property.name === name)
  if (value === undefined) {
    return entity.order.flatMap(({ field, direction }) => {
      const property = find(field)
      return property ? [{ property, descending: direction === 'desc' }] : []
    })
  }
  if (!isNamed(value)) {
    refuse('_order', 'orderShape')
    return []
  }
  return Object.entries(value).flatMap(([name, direction]) => {
    const property = find(name)
    const names = sortable.map((one) => one.name)
    if (!property) refuse(`_order[${name}]`, 'order', { field: withHint(name, names) })
    else if (direction !== 'asc' && direction !== 'desc') refuse(`_order[${name}]`, 'orderDirection')
    return property ? [{ property, descending: direction === 'desc' }] : []
  })
}

function readAsOf(value: unknown, refuse: Refuse): { asOf?: string } {
  if (value === undefined) return {}
  const day = typeof value === 'string' ? (isEarlyDate(value) ? value : readMoving(value)) : undefined
  if (day === undefined) refuse('_asOf', 'asOf')
  return day === undefined ? {} : { asOf: day }
}
