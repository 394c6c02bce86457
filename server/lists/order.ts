/**
 * The order of a list: always total (id breaks ties), always served by an index, with a fixed place for empty
 * values.
 */
import type { Entity, Property } from '#schemas/entity.ts'
import { columnOf } from '#server/sql/columns.ts'

export type SortKey = { property: Property; descending: boolean }

/** Empty values come last when ascending and first when descending, as the index stores them in either direction. */
export function orderBy(order: readonly SortKey[], alias: string): string {
  const keys = order.map(
    ({ property, descending }) => `${columnOf(property, alias)} ${descending ? 'desc nulls first' : 'asc nulls last'}`,
  )
  if (order.some(({ property }) => property.name === 'id')) return keys.join(', ')
  return [...keys, `${alias}.id ${order.at(-1)?.descending ? 'desc' : 'asc'}`].join(', ')
}

/** The order that the schema gives the entity. */
export const ownOrder = ({ order, properties }: Entity): SortKey[] =>
  order.flatMap(({ field, direction }) => {
    const property = properties.find(({ name }) => name === field)
    return property ? [{ property, descending: direction === 'desc' }] : []
  })
