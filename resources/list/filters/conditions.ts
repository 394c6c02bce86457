/** Filters of a list as conditions, each shown as a chip; a property may have several. */
import { isObject } from '#providers/callErrors.ts'
import { asOfFilter } from '#providers/listQuery.ts'
import type { Entity, Property } from '#schemas/entity.ts'
import { kindsOf, type FilterValue, type Kind, type Ops } from './kinds.ts'

export type ListFilter = Readonly<Record<string, unknown>>
/** Absent `kind`: the address contains a condition that this list does not know. */
export type ListCondition = { name: string; property?: Property; kind?: Kind; values: readonly FilterValue[]; ops: Ops }

/** Filters that are not conditions: the search text and the day. */
const others = ['search', asOfFilter]

/** Names of the filters that are conditions. */
export const conditionNames = (filter: ListFilter): string[] =>
  Object.keys(filter).filter((name) => !others.includes(name) && filter[name] !== undefined)

/** @param properties Filterable properties. */
export const conditionsIn = (filter: ListFilter, properties: readonly Property[]): ListCondition[] =>
  conditionNames(filter).flatMap((name) => {
    const property = properties.find((one) => one.name === name)
    return property ? conditionsOf(property, filter[name]) : [{ name, values: [], ops: opsIn(undefined, filter[name]) }]
  })

function conditionsOf(property: Property, asked: unknown): ListCondition[] {
  const { name } = property
  const found: ListCondition[] = []
  let left: Ops = opsIn(property, asked)
  for (const kind of kindsOf(property)) {
    const values = kind.read(left)
    if (!values) continue
    const ops = kind.write(values)
    found.push({ name, property, kind, values, ops })
    left = without(left, ops)
  }
  return Object.keys(left).length > 0 ? [...found, { name, property, values: [], ops: left }] : found
}

/** Adds a condition or replaces another. */
export function withCondition(filter: ListFilter, next: ListCondition, before?: ListCondition): ListFilter {
  const cleared = before ? withoutCondition(filter, before) : filter
  const { [next.name]: asked, ...rest } = cleared
  return { ...rest, [next.name]: { ...(asked === undefined ? {} : opsIn(next.property, asked)), ...next.ops } }
}

export function withoutCondition(filter: ListFilter, { name, property, ops }: ListCondition): ListFilter {
  const { [name]: asked, ...rest } = filter
  const left = without(opsIn(property, asked), ops)
  return Object.keys(left).length > 0 ? { ...rest, [name]: left } : rest
}

/** Removes all conditions, but keeps search text and day. */
export const withoutConditions = (filter: ListFilter): ListFilter =>
  Object.fromEntries(Object.entries(filter).filter(([name]) => others.includes(name)))

const without = (ops: Ops, gone: Ops): Ops =>
  Object.fromEntries(Object.entries(ops).filter(([operator]) => !Object.hasOwn(gone, operator)))

/** A bare value means equality, or for a choice one of several; an address may contain these as one text. */
function opsIn(property: Property | undefined, asked: unknown): Ops {
  const given: Readonly<Record<string, unknown>> = isObject(asked) ? asked : { eq: asked }
  const isChoice = property && ['enum', 'relation', 'list'].includes(property.type)
  return Object.fromEntries(
    Object.entries(given).map(([operator, value]): [string, unknown] => {
      if (isChoice && operator === 'eq') return ['in', [value]]
      if (isChoice && operator === 'ne') return ['nin', [value]]
      if (typeof value === 'string' && ['in', 'nin', 'under'].includes(operator)) return [operator, value.split(',')]
      return [operator, value]
    }),
  )
}

/** Filterable properties: first those that the schema puts first. */
export function filterable(
  entity: Entity,
  first: readonly string[],
  may: (right: string | undefined) => boolean,
): Property[] {
  const all = entity.properties.filter(
    ({ name, filter, access }) => (filter || name === 'id') && (access?.read === undefined || may(access.read)),
  )
  const place = ({ name }: Property) => (first.includes(name) ? first.indexOf(name) : name === 'id' ? 1000 : 999)
  return all.toSorted((a, b) => place(a) - place(b))
}
