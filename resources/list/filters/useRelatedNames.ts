/** What the records are called that a filter names by their ids. */
import { useQueries } from '@tanstack/react-query'
import { useDataProvider, useTranslate } from 'react-admin'
import { asChoice } from '#providers/dataProvider.ts'
import type { Relation } from '#schemas/entity.ts'
import { useEntityDefinition } from '#resources/entityOptions.ts'
import { relatedText, type Related } from '#resources/texts/related.ts'
import { useMay } from '#resources/may.ts'
import type { FilterValue } from './kinds.ts'

/** The id that stands for whoever asks. */
export const me = '$me'

/** @returns Per id its record, as far as it is known; by number until then. */
export function useRelated(relation: Relation | undefined, ids: readonly FilterValue[]): Related[] {
  const dataProvider = useDataProvider()
  const resource = relation?.entity ?? ''
  const { access } = useEntityDefinition(resource)
  // Unknown until the resources are registered, which is after the first drawing.
  const isSeen = useMay()(access?.read)
  const asked = relation ? ids.filter((id) => id !== me) : []
  const results = useQueries({
    queries: asked.map((id) => ({
      queryKey: [resource, 'getOne', { id: String(id), meta: asChoice }],
      queryFn: async () => (await dataProvider.getOne(resource, { id, meta: asChoice })).data as Related,
      // Who may not see them would only be asked to sign in.
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
