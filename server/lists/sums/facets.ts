/** How many rows of a list have each choice of a property: each counted under all filters but its own. */
import type { Property } from '#schemas/entity.ts'
import type { ListQuery } from '#server/lists/listQuery.ts'
import type { Context } from '#server/lists/page.ts'
import { compile } from '#server/lists/question.ts'
import { bySql, facetsOf, inOrder, readable } from './groupings.ts'
import { grouped } from './groupedRows.ts'
import { readNames, readRows, type Query } from './readRows.ts'
import { shownValues } from './shownValues.ts'

/** Choices of a relation that are told; the others are counted together. */
export const mostChoices = 50
const mostFacets = 10

/**
 * Returns JSON: per property its choices that occur. `rest`: rows with another choice than those told. `more`:
 * properties that are still being counted.
 *
 * @param query `_of`: names of properties, with commas between; filters as of a list.
 * @throws {FieldErrors} For a property that has no choices or may not be read, and as a list does.
 */
export async function facets({ _of, ...query }: Query, context: Context): Promise<string> {
  const known = readable(facetsOf(context.entity.properties), context.access)
  const properties = readNames(_of, { key: '_of', known, most: mostFacets, refusal: 'error.facet' })
  const rows = readRows(query, context)
  const [items, rest, more]: [string[], string[], string[]] = [[], [], []]
  for (const property of properties) {
    const name = JSON.stringify(property.name)
    const found = await grouped(compile(without(rows, property), context), { by: bySql({ property }), totals: [] })
    if (!found) {
      more.push(name)
      continue
    }
    const groups = inOrder(found.groups.values(), { property })
    const told = property.relation ? groups.slice(0, mostChoices) : groups
    const untold = found.total - told.reduce((sum, { count }) => sum + count, 0)
    if (untold > 0) rest.push(`${name}:${untold}`)
    const values = told.map(({ value }) => value)
    const shown = await shownValues(property, values, context)
    items.push(`${name}:[${told.map(({ value, count }) => `{"value":${shown(value)},"count":${count}}`).join(',')}]`)
  }
  const marks = `${rest.length > 0 ? `,"rest":{${rest.join(',')}}` : ''}${more.length > 0 ? `,"more":[${more.join(',')}]` : ''}`
  return `{"items":{${items.join(',')}}${marks}}`
}

const without = (query: ListQuery, { name }: Property): ListQuery => ({
  ...query,
  filters: query.filters.filter(({ property }) => property.name !== name),
})
