/** Records to choose from: searched on the server, once someone has typed and then paused. */
import { useGetList, useTranslate } from 'react-admin'
import { asChoice } from '#providers/dataProvider.ts'
import type { Related } from '#resources/fields/related.ts'
import { optionLimit } from './options.ts'
import { useDebounced } from './useDebounced.ts'

/** Milliseconds (specification, section 9). */
export const searchPause = 500

/** @param where Which records may be chosen, as a filter of the list. */
export function useChoices(reference: string, typed: string, where: Readonly<Record<string, unknown>> = {}) {
  const text = useDebounced(typed.trim(), searchPause)
  const translate = useTranslate()
  const isAsking = text.length >= 1
  const { data, isFetching } = useGetList<Related>(
    reference,
    {
      filter: { ...where, search: text },
      pagination: { page: 1, perPage: optionLimit },
      sort: { field: '', order: 'ASC' },
      meta: asChoice,
    },
    { enabled: isAsking, staleTime: 10_000 },
  )
  const isWaiting = typed.trim() !== '' && (isFetching || typed.trim() !== text)
  return {
    choices: isAsking && typed.trim() !== '' ? (data ?? []) : [],
    isWaiting,
    /** In place of choices, when there are none. */
    note: typed.trim() === '' ? translate('picker.typeMore') : translate('picker.noResults'),
  }
}
