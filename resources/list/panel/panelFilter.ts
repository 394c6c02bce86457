/** Filters of a list as the fields of its search form have them: one property, a few operators, nothing else touched. */
import type { Property } from '#schemas/entity.ts'
import { opsIn } from '#resources/list/filters/conditions.ts'
import type { FilterValue, Ops } from '#resources/list/filters/kinds.ts'
import type { ListFilter } from '#resources/list/filters/names.ts'

/** A property, or whether an amount is above zero. */
export type PanelField = string | { name: string; as: 'aboveZero' }
/** `label`: text key of its heading. */
export type PanelGroup = { label: string; fields: readonly PanelField[] }

/** State of a link to a list that opens with its search form. */
export const panelState = { panel: true }

export const opsOf = (filter: ListFilter, property: Property): Ops =>
  filter[property.name] === undefined ? {} : opsIn(property, filter[property.name])

/** @param ops An operator that is undefined is taken away; those not named stay. */
export function withOps(filter: ListFilter, property: Property, ops: Ops): ListFilter {
  const { [property.name]: _before, ...rest } = filter
  const next = Object.fromEntries(
    Object.entries({ ...opsOf(filter, property), ...ops }).filter(([, value]) => value !== undefined),
  )
  return Object.keys(next).length > 0 ? { ...rest, [property.name]: next } : rest
}

export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

/** The values that one of must hold; none when anything may. */
export const choicesOf = ({ in: chosen }: Ops): readonly FilterValue[] =>
  Array.isArray(chosen) ? chosen.filter((one) => typeof one === 'string' || typeof one === 'number') : []
