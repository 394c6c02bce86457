/**
 * Reads `_filter` strictly. Filters on properties hold together; `any`, `all` and `not` group them as in the
 * project's condition language: `_filter[any][0][name]=x&_filter[any][1][client]=7`.
 */
import { filterOperators, treeOperator, type FilterOperator, type Operand } from '#schemas/condition.ts'
import type { Property } from '#schemas/entity.ts'
import { operatorsOf, readFilterValue } from '#server/sql/filterValue.ts'
import { withHint } from '#server/sql/suggest.ts'

export type Filter = { property: Property; operator: FilterOperator; value: Operand | readonly Operand[] }
/** Filters of which one must hold (`any`), or that must not hold (`not`). What must hold together needs no group. */
export type Group = { any: readonly Filters[] } | { not: Filters }
/** Filters that all hold. `groups` is absent when there are none. */
export type Filters = { filters: readonly Filter[]; groups?: readonly Group[] }

/** Called with the key of a mistake. */
export type Refuse = (key: string, name: string, values?: Record<string, string | number>) => void

const mostFilters = 20
const mostValues = 1000
/** Levels of `any` and `all`; `not` makes none, because it may not stand in itself. */
export const mostLevels = 3
const words = ['any', 'all', 'not'] as const

/** The filters of all groups as one list. */
export const everyFilter = ({ filters, groups = [] }: Filters): Filter[] => [
  ...filters,
  ...groups.flatMap((group) => ('any' in group ? group.any.flatMap(everyFilter) : everyFilter(group.not))),
]

/** @param readable Properties that the asker may read. */
export function readFilters(
  value: unknown,
  readable: readonly Property[],
  refuse: Refuse,
): Filters & { search?: string } {
  if (value === undefined) return { filters: [] }
  if (!isNamed(value)) {
    refuse('_filter', 'filter', { field: '""' })
    return { filters: [] }
  }
  const filterable = readable.filter(({ filter, name }) => filter || name === 'id')
  const { search, ...rest } = value
  const read = readTogether(rest, { key: '_filter', level: 0, filterable, refuse })
  if (everyFilter(read).length > mostFilters) refuse('_filter', 'tooManyFilters', { max: mostFilters })
  if (search === undefined || search === '') return read
  const isText = typeof search === 'string' && search.length <= 200
  if (!isText) refuse('_filter[search]', 'filterValue', { field: 'search', value: '"…"' })
  else if (!readable.some((property) => property.search)) refuse('_filter[search]', 'search')
  return isText ? { ...read, search } : read
}

type Place = { key: string; level: number; isNegated?: boolean; filterable: readonly Property[]; refuse: Refuse }

function readTogether(asked: Readonly<Record<string, unknown>>, place: Place): Filters {
  const { key, level, filterable, refuse } = place
  const parts = Object.entries(asked).map(([name, given]): Filters => {
    const at = `${key}[${name}]`
    const word = words.find((one) => one === name)
    if (word) return readGroup(word, given, { ...place, key: at })
    const property = filterable.find((one) => one.name === name)
    if (property) return { filters: readComparisons(property, given, at, refuse) }
    const names = [...filterable.map((one) => one.name), ...words, ...(level === 0 ? ['search'] : [])]
    refuse(at, 'filter', { field: withHint(name, names) })
    return { filters: [] }
  })
  return together(parts)
}

function together(parts: readonly Filters[]): Filters {
  const groups = parts.flatMap((part) => part.groups ?? [])
  return { filters: parts.flatMap((part) => part.filters), ...(groups.length > 0 && { groups }) }
}

function readGroup(word: (typeof words)[number], given: unknown, place: Place): Filters {
  const { key, refuse, isNegated } = place
  if (word === 'not') {
    const isOne = isNamed(given) && !isNegated && Object.keys(given).length > 0
    if (!isOne) refuse(key, 'filterGroup')
    return isOne ? { filters: [], groups: [{ not: readTogether(given, { ...place, isNegated: true }) }] } : none
  }
  const level = place.level + 1
  if (level > mostLevels) {
    refuse(key, 'filterLevels', { max: mostLevels })
    return none
  }
  if (!Array.isArray(given) || given.length === 0) {
    refuse(key, 'filterGroup')
    return none
  }
  const parts = given.map((one: unknown, index): Filters => {
    const at = `${key}[${index}]`
    const isPart = isNamed(one) && Object.keys(one).length > 0
    if (!isPart) refuse(at, 'filterGroup')
    return isPart ? readTogether(one, { ...place, key: at, level, isNegated: false }) : none
  })
  // A group of one is what it contains, and is answered in the same ways.
  return word === 'all' || parts.length === 1 ? together(parts) : { filters: [], groups: [{ any: parts }] }
}

const none: Filters = { filters: [] }

function readComparisons(property: Property, asked: unknown, key: string, refuse: Refuse): Filter[] {
  const allowed = operatorsOf(property)
  const comparisons: [string, unknown][] = isNamed(asked) ? Object.entries(asked) : [['eq', asked]]
  return comparisons.flatMap(([name, given]) => {
    const at = isNamed(asked) ? `${key}[${name}]` : key
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
  if (!Array.isArray(list) || list.length > mostValues) return undefined
  const values = list.map((one: unknown) =>
    typeof one === 'string' ? readFilterValue(property, operator, one) : undefined,
  )
  return values.every((one) => one !== undefined) ? values : undefined
}

/** Whether it has names in brackets. */
export const isNamed = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
