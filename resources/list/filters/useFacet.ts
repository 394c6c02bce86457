/** Number of records with each choice of a property, under the filters of the list but its own. */
import { useQuery } from '@tanstack/react-query'
import { useListContext } from 'react-admin'
import { isObject } from '#providers/callErrors.ts'
import { entityFacts } from '#providers/entityFacts.ts'
import { callIfOffered } from '#providers/http.ts'
import { rowsQuery } from '#providers/listQuery.ts'
import type { Property } from '#schemas/entity.ts'
import { useKnownLocale } from '#resources/texts/useValue.ts'

/** `value`: as a list answers it; null: empty. */
type Counted = { value: unknown; count: number }
/** `text`: the number of a choice by its value or id, '' while it is unknown. */
export type Facet = { choices: readonly Counted[]; text: (value: unknown) => string }

/** Milliseconds after which choices that were still being counted are asked for again, and how often. */
const askAgain = { after: 700, times: 10 }

export function useFacet({ name, type, relation, through }: Property): Facet {
  const { resource, filterValues, filter, meta } = useListContext()
  const { format } = new Intl.NumberFormat(useKnownLocale())
  // Choices through a relation are not counted: they are values of other records.
  const hasChoices = !through && (type === 'enum' || type === 'boolean' || relation?.many === false)
  const { _order, ...rows } = rowsQuery({ filter: { ...filterValues, ...filter } })
  const { data } = useQuery({
    queryKey: [resource, 'facets', name, rows, meta?.similar],
    enabled: hasChoices,
    queryFn: async ({ signal }) => {
      const { api } = await entityFacts(resource)
      const query = { _of: name, ...rows, _similar: meta?.similar }
      return countsIn(await callIfOffered('GET', `${api}/facets`, { query, signal }), name)
    },
    refetchInterval: ({ state }) =>
      state.data === null && state.dataUpdateCount < askAgain.times ? askAgain.after : false,
    retry: false,
  })
  const choices = data ?? []
  const isWhole = choices.length < mostTold || !relation
  return {
    choices,
    text: (value) => {
      const found = choices.find((one) => String(keyOf(one.value)) === String(value))
      // A choice that is not told has none, unless only the most frequent are told.
      return !data || (!found && !isWhole) ? '' : format(found?.count ?? 0)
    },
  }
}

/** Choices of a relation that the server tells. */
const mostTold = 50

const keyOf = (value: unknown): unknown => (isObject(value) ? value.id : value)

/** null: they are still being counted. */
function countsIn(body: unknown, name: string): Counted[] | null {
  const items = isObject(body) && isObject(body.items) ? body.items[name] : undefined
  return Array.isArray(items) ? (items as Counted[]) : null
}
