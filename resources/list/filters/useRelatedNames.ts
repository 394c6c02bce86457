/** Names of the records in a filter, which has only their ids. */
import { useQueries } from '@tanstack/react-query'
import { useDataProvider, useResourceDefinitions, useTranslate } from 'react-admin'
import { asChoice } from '#providers/dataProvider.ts'
import type { Relation } from '#schemas/entity.ts'
import type { EntityOptions } from '#resources/contexts/entityOptions.ts'
import { relatedText, type Related } from '#resources/texts/relatedText.ts'
import { useMay } from '#resources/contexts/may.ts'
import type { FilterValue } from './kinds.ts'

/** Stands for the current user. */
export const me = '$me'

/** Ids of some records of a relation. */
export type RelatedIds = { relation: Relation | undefined; ids: readonly FilterValue[] }

/** @returns The records of each, as far as loaded; without the current user. */
export function useRelatedOf(all: readonly RelatedIds[]): Related[][] {
  const dataProvider = useDataProvider()
  const definitions = useResourceDefinitions<Partial<EntityOptions>>()
  const may = useMay()
  const asked = all.map(({ relation, ids }) => (relation ? ids.filter((id) => id !== me) : []))
  const wanted = asked.flatMap((ids, place) => ids.map((id) => ({ id, resource: all[place]?.relation?.entity ?? '' })))
  const results = useQueries({
    queries: wanted.map(({ id, resource }) => ({
      queryKey: [resource, 'getOne', { id: String(id), meta: asChoice }],
      queryFn: async () => (await dataProvider.getOne(resource, { id, meta: asChoice })).data as Related,
      // A request for unreadable records would only open the sign-in dialog. Unknown until the resources are registered.
      enabled: may(definitions[resource]?.options?.access?.read),
      retry: false,
      staleTime: 60_000,
    })),
  })
  let place = 0
  return asked.map((ids) => ids.map((id) => results[place++]?.data ?? { id }))
}

export const useRelated = (relation: Relation | undefined, ids: readonly FilterValue[]): Related[] =>
  useRelatedOf([{ relation, ids }])[0] ?? []

/** @returns The names of the records of each, the current user first. */
export function useRelatedNames(all: readonly RelatedIds[]): string[][] {
  const translate = useTranslate()
  const related = useRelatedOf(all)
  return all.map(({ relation, ids }, place) => {
    const names = (related[place] ?? []).map((record) => relatedText(record, relation?.embed ?? []))
    return relation && ids.includes(me) ? [translate('filter.me'), ...names] : names
  })
}
