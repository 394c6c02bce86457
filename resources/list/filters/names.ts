/** Names of what a list is filtered by; the conditions themselves are read when their chips come. */
import { asOfFilter, groupFilter } from '#providers/listQuery.ts'
import type { Entity, Property } from '#schemas/entity.ts'

export type ListFilter = Readonly<Record<string, unknown>>

/** Filters that are not conditions: the search text, the day, and what the rows are grouped by. */
const others = ['search', asOfFilter, groupFilter]

/** Names of the filters that are conditions. */
export const conditionNames = (filter: ListFilter): string[] =>
  Object.keys(filter).filter((name) => !others.includes(name) && filter[name] !== undefined)

/** Removes all conditions, but keeps the other filters. */
export const withoutConditions = (filter: ListFilter): ListFilter =>
  Object.fromEntries(Object.entries(filter).filter(([name]) => others.includes(name)))

/** Filterable properties: first those that the schema puts first. */
export function filterable(
  entity: Pick<Entity, 'properties'>,
  first: readonly string[],
  may: (right: string | undefined) => boolean,
): Property[] {
  const all = entity.properties.filter(
    ({ name, filter, access }) => (filter || name === 'id') && (access?.read === undefined || may(access.read)),
  )
  const place = ({ name }: Property) => (first.includes(name) ? first.indexOf(name) : name === 'id' ? 1000 : 999)
  return all.toSorted((a, b) => place(a) - place(b))
}
