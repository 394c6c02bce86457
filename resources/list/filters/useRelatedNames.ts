/** Names of the records in a filter, which has only their ids. */
import { useQueries } from '@tanstack/react-query'
import { useDataProvider, useTranslate } from 'react-admin'
import { asChoice } from '#providers/dataProvider.ts'
import type { Relation } from '#schemas/entity.ts'
import { useEntityDefinition } from '#resources/entityOptions.ts'
import { relatedText, type Related } from '#resources/texts/related.ts'
import { useMay } from '#resources/may.ts'
import type { FilterValue } from './kinds.ts'

/** Stands for the current user. */
export const me = '$me'

/** @returns Record by id, as far as loaded. */
export function useRelated(relation: Relation | undefined, ids: readonly FilterValue[]): Related[] {
  const dataProvider = useDataProvider()
  const resource = relation?.entity ?? ''
  const { access } = useEntityDefinition(resource)
  // Unknown until the resources are registered, after the first render.
  const isSeen = useMay()(access?.read)
  const asked = relation ? ids.filter((id) => id !== me) : []
  const results = useQueries({
    queries: asked.map((id) => ({
      queryKey: [resource, 'getOne', { id: String(id), meta: asChoice }],
      queryFn: async () => (await dataProvider.getOne(resource, { id, meta: asChoice })).data as Related,
      // A request for unreadable records would only open the sign-in dialog.
      enabled: isSeen,
      retry: false,
      staleTime: 60_000,
    })),
  })
  return asked.map((id, index) => results[index]?.data ?? { id })
}

export function useRelatedNames(relation: Relation | undefined, ids: readonly FilterValue[]): string[] {
  const translate = useTranslate()
  const names = useRelated(relation, ids).map((record) => relatedText(record, relation?.embed ?? []))
  return relation && ids.includes(me) ? [translate('filter.me'), ...names] : names
}
