/** Reads the query of a list strictly: an unknown name, operator or value is refused at its own key. */
import { filterOperators, treeOperator, type FilterOperator, type Operand } from '#schemas/condition.ts'
import type { Entity, Property } from '#schemas/entity.ts'
import type { Access } from '#server/foundation/access.ts'
import { FieldErrors, type Text } from '#server/errors.ts'
import { isDate } from '#schemas/formats/date.ts'
import { operatorsOf, readFilterValue, readMoving } from '#server/sql/filterValue.ts'
import { mayRead } from '#server/sql/rights.ts'
import { nearest } from '#server/sql/suggest.ts'

export type Filter = { property: Property; operator: FilterOperator; value: Operand | readonly Operand[] }
export type SortKey = { property: Property; descending: boolean }
export type ListQuery = {
  offset: number
  /** null: all rows, for lookups only. */
  limit: number | null
  order: readonly SortKey[]
  filters: readonly Filter[]
  search?: string
  /** Search with one typo (`oneTypo.ts`). */
  similar?: true
  /** The day on which the records must be valid, or `$today`; only for entities with `validity`. */
  asOf?: string
}

/** Maximum number of rows in one answer. */
export const hardLimit = 1000
const defaultLimit = 50
const mostFilters = 20
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
    ...readFilters(query._filter, readable, refuse),
    ...(entity.validity && readAsOf(query._asOf, refuse)),
  }
  if (Object.keys(errors).length > 0) throw new FieldErrors(errors)
  return read
}

type Refuse = (key: string, name: string, values?: Record<string, string | number>) => void

const withHint = (name: string, known: readonly string[]): string => {
  const meant = nearest(name, known)
  return meant ? `"${name}" (did you mean "${meant}"?)` : `"${name}"`
}

export function readOffset(value: unknown, refuse: Refuse): number {
  if (value === undefined) return 0
  if (typeof value === 'string' && /^\d{1,15}$/.test(value)) return Number(value)
  refuse('_offset', 'offset')
  return 0
}

export function readLimit(value: unknown, { kind }: Entity, refuse: Refuse): number | null {
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
  if (!isGroup(value)) {
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
  const day = typeof value === 'string' ? (isDate(value) ? value : readMoving(value)) : undefined
  if (day === undefined) refuse('_asOf', 'asOf')
  return day === undefined ? {} : { asOf: day }
}

function readFilters(
  value: unknown,
  readable: readonly Property[],
  refuse: Refuse,
): { filters: Filter[]; search?: string } {
  if (value === undefined) return { filters: [] }
  if (!isGroup(value)) {
    refuse('_filter', 'filter', { field: '""' })
    return { filters: [] }
  }
  const filterable = readable.filter(({ filter, name }) => filter || name === 'id')
  const { search, ...rest } = value
  const filters = Object.entries(rest).flatMap(([name, asked]) => {
    const property = filterable.find((one) => one.name === name)
    if (property) return readComparisons(property, asked, refuse)
    const names = [...filterable.map((one) => one.name), 'search']
    refuse(`_filter[${name}]`, 'filter', { field: withHint(name, names) })
    return []
  })
  if (filters.length > mostFilters) refuse('_filter', 'tooManyFilters', { max: mostFilters })
  if (search === undefined || search === '') return { filters }
  const isText = typeof search === 'string' && search.length <= 200
  if (!isText) refuse('_filter[search]', 'filterValue', { field: 'search', value: '"…"' })
  else if (!readable.some((property) => property.search)) refuse('_filter[search]', 'search')
  return isText ? { filters, search } : { filters }
}

function readComparisons(property: Property, asked: unknown, refuse: Refuse): Filter[] {
  const key = `_filter[${property.name}]`
  const allowed = operatorsOf(property)
  const comparisons: [string, unknown][] = isGroup(asked) ? Object.entries(asked) : [['eq', asked]]
  return comparisons.flatMap(([name, given]) => {
    const at = isGroup(asked) ? `${key}[${name}]` : key
    const operator = filterOperators.find((known) => known === name)
    if (!operator || !allowed.includes(operator)) {
      const values = { field: property.name, operator: withHint(name, allowed), allowed: allowed.join(', ') }
      refuse(at, 'filterOperator', values)
      return []
    }
    const value = readValues(property, operator, given)
    if (value !== undefined) return [{ property, operator, value }]
    refuse(at, 'filterValue', { field: property.name, value: JSON.stringify(given).slice(0, 80) })
    return []
  })
}

function readValues(property: Property, operator: FilterOperator, given: unknown): Filter['value'] | undefined {
  if (operator !== 'in' && operator !== 'nin' && operator !== treeOperator) {
    return typeof given === 'string' ? readFilterValue(property, operator, given) : undefined
  }
  const list = typeof given === 'string' ? given.split(',') : given
  if (!Array.isArray(list) || list.length > hardLimit) return undefined
  const values = list.map((one: unknown) =>
    typeof one === 'string' ? readFilterValue(property, operator, one) : undefined,
  )
  return values.every((one) => one !== undefined) ? values : undefined
}

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
