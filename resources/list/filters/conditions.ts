/** Filters of a list as conditions, each shown as a chip; a property may have several. */
import { isObject } from '#providers/callErrors.ts'
import type { Property } from '#schemas/entity.ts'
import { kindsOf, type FilterValue, type Kind, type Ops } from './kinds.ts'
import { conditionNames, type ListFilter } from './names.ts'

/** Absent `kind`: the address contains a condition that this list does not know. */
export type ListCondition = { name: string; property?: Property; kind?: Kind; values: readonly FilterValue[]; ops: Ops }

/** Whether a filter is a group of others, in the words of the condition language. */
export const isGroup = (name: string, asked: unknown): boolean =>
  name === 'not' ? isObject(asked) : ['any', 'all'].includes(name) && Array.isArray(asked) && asked.every(isObject)

/** @param properties Filterable properties. Groups are left out. */
export const conditionsIn = (filter: ListFilter, properties: readonly Property[]): ListCondition[] =>
  conditionNames(filter).flatMap((name) => {
    if (isGroup(name, filter[name])) return []
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

const without = (ops: Ops, gone: Ops): Ops =>
  Object.fromEntries(Object.entries(ops).filter(([operator]) => !Object.hasOwn(gone, operator)))

/** A bare value means equality, or for a choice one of several; an address may contain these as one text. */
export function opsIn(property: Property | undefined, asked: unknown): Ops {
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
