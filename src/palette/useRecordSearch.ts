/**
 * Searches all readable entities on the server in parallel; further typing cancels pending requests. Similar matches
 * show only if no entity has an exact one.
 */
import { useQueries, type UseQueryResult } from '@tanstack/react-query'
import { useDataProvider, useLocaleState, type GetListResult } from 'react-admin'
import { folded } from '#domain/foldText.ts'
import { readings } from '#domain/readings.ts'
import { entityFacts } from '#providers/entityFacts.ts'
import type { Entity, Locale } from '#schemas/entity.ts'
import type { Item } from './item.ts'
import { recordItem } from './recordItem.ts'
import { searchedEntities, type Searched } from './searchedEntities.ts'
import { useMenuEntries } from './useMenuEntries.ts'

export type Found = Searched & {
  items: readonly Item[]
  total: number
  /** No exact match; these match with one typo. */
  isSimilar: boolean
  /** The answer for this text is still loading; the items are those of the previous answer that still match. */
  isPending: boolean
  error: Error | null
  retry: () => void
}

type Answer = GetListResult & { entity: Entity; text: string }

/**
 * @param text Text to search; empty: no request.
 * @param typed Current content of the field.
 * @param limit Records per entity.
 */
export function useRecordSearch(text: string, typed: string, limit: number): Found[] {
  const dataProvider = useDataProvider()
  const [locale] = useLocaleState()
  const entries = useMenuEntries()
  const searched = searchedEntities(entries.map(({ to }) => to))
  const answers = useQueries({
    queries: searched.map(({ name, filter }) => ({
      queryKey: [name, 'search', text, limit],
      queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Answer> => {
        const [entity, answer] = await Promise.all([
          entityFacts(name),
          dataProvider.getList(name, {
            filter: { ...filter, search: text },
            pagination: { page: 1, perPage: limit },
            sort: { field: '', order: 'ASC' },
            signal,
          }),
        ])
        return { ...answer, entity, text }
      },
      enabled: text !== '',
      retry: false,
      staleTime: 10_000,
      placeholderData: (before: Answer | undefined) => before,
    })),
  })
  if (typed === '') return []
  const found = searched.flatMap((each, index) => {
    const answer = answers[index]
    if (!answer || isAbsent(answer.error)) return []
    const { icon } = entries.find(({ to }) => to === each.list) ?? {}
    const items = (answer.data?.data ?? []).map((record) =>
      recordItem({ entity: (answer.data as Answer).entity, record, typed, locale: locale as Locale, icon }),
    )
    return [foundOf(each, answer, items, typed)]
  })
  return found.some(({ isPending, isSimilar, items }) => isPending || (!isSimilar && items.length > 0))
    ? found.filter(({ isSimilar }) => !isSimilar)
    : found
}

function foundOf(each: Searched, answer: UseQueryResult<Answer>, items: readonly Item[], typed: string): Found {
  const isPending = answer.data?.text !== typed && !answer.isError
  const words = readings(typed)
  const fitting = items.filter(({ title, detail = '' }) => {
    const text = folded(`${title} ${detail}`)
    return words.every((word) => word.some((form) => text.includes(form)))
  })
  return {
    ...each,
    items: isPending ? fitting : answer.isError ? [] : items,
    total: answer.data?.total ?? 0,
    isSimilar: !isPending && answer.data?.meta?.similar === true,
    isPending,
    error: answer.isError ? answer.error : null,
    retry: () => void answer.refetch(),
  }
}

/** The server lacks this list. */
const isAbsent = (error: Error | null): boolean => error !== null && 'status' in error && error.status === 404
