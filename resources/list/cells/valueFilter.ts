/** Filters by the value of a cell: only this value, or all but it. */
import { dayOf } from '#domain/time/day.ts'
import { isObject } from '#providers/callErrors.ts'
import type { Property } from '#schemas/entity.ts'
import { opsIn } from '#resources/list/filters/conditions.ts'
import { withGroup } from '#resources/list/filters/groups.ts'
import { kindsOf, type Ops } from '#resources/list/filters/kinds.ts'
import type { ListFilter } from '#resources/list/filters/names.ts'

/** `but`: also records without a value. */
export type ValueOps = { only: Ops; but: Ops }

/** @returns undefined for a value that no filter asks for: a long text, rows, one that its reader does not see. */
export function valueOps(property: Property, value: unknown): ValueOps | undefined {
  if (value === undefined) return undefined
  if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) {
    const hasEmpty = kindsOf(property).some(({ name }) => name === 'empty')
    return hasEmpty ? { only: { empty: true }, but: { empty: false } } : undefined
  }
  const equal = (eq: unknown): ValueOps => ({ only: { eq }, but: { ne: eq } })
  const among = (values: readonly unknown[]): ValueOps => ({ only: { in: values }, but: { nin: values } })
  switch (property.type) {
    case 'enum':
      return among([value])
    case 'list':
    case 'relation':
      return among([value].flat().map((one) => (isObject(one) ? one.id : one)))
    case 'string':
      return { only: { eq: value }, but: { nin: [value] } }
    case 'boolean':
    case 'integer':
    case 'percentage':
    case 'decimal':
    case 'date':
      return equal(value)
    case 'date-time':
      return equal(dayOf(String(value)))
    case 'money':
      return isObject(value) ? equal(value.amount) : undefined
    default:
      return undefined
  }
}

/** Replaces what else the list asks of the property. */
export const withOnly = (filter: ListFilter, { name }: Property, { only }: ValueOps): ListFilter => ({
  ...filter,
  [name]: only,
})

/** Excludes a value beside what else the list asks, which may exclude other values already. */
export function withAllBut(filter: ListFilter, property: Property, { only, but }: ValueOps): ListFilter {
  const { name } = property
  const asked = filter[name] === undefined ? {} : opsIn(property, filter[name])
  if (Array.isArray(asked.nin) && Array.isArray(but.nin))
    return { ...filter, [name]: { ...asked, nin: [...new Set([...asked.nin, ...but.nin])] } }
  if (Object.keys(but).some((operator) => Object.hasOwn(asked, operator)))
    return withGroup(filter, { word: 'none', parts: [{ name, property, values: [], ops: only }] })
  return { ...filter, [name]: { ...asked, ...but } }
}
