/** Options that a server finds for a text (specification, section 7: GET with `keywords`). */
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'react-admin'
import { call } from '#providers/http.ts'
import { optionsIn, type Option, type OptionId } from './options.ts'
import { searchPause } from './useChoices.ts'
import { useDebounced } from '#resources/form/useDebounced.ts'

type Query = Readonly<Record<string, unknown>>
const fresh = 10_000

/** @param query Sent along with the text. */
export function useOptions(url: string, typed: string, query: Query = {}) {
  const translate = useTranslate()
  const wanted = typed.trim()
  const keywords = useDebounced(wanted, searchPause)
  const { data, isFetching, error } = useQuery({
    queryKey: [url, { ...query, keywords }],
    queryFn: async ({ signal }) => optionsIn(await call('GET', url, { query: { ...query, keywords }, signal })),
    enabled: keywords !== '',
    staleTime: fresh,
    retry: false,
  })
  const isWaiting = wanted !== '' && (isFetching || wanted !== keywords)
  const empty = wanted === '' ? 'picker.typeMore' : 'picker.noResults'
  return {
    options: wanted !== '' && keywords !== '' ? (data ?? []) : [],
    isWaiting,
    /** Shown instead of options. */
    note: error && wanted !== '' ? translate(error.message, { _: error.message }) : translate(empty),
  }
}

/** The selected option, loaded by its id; its id as label until the answer arrives. */
export function useChosenOption(url: string, id: OptionId | null, known: Option | undefined): Option | null {
  const { data } = useQuery({
    queryKey: [url, { id }],
    queryFn: async ({ signal }) => optionsIn(await call('GET', url, { query: { id }, signal })),
    enabled: id !== null && known === undefined,
    staleTime: Infinity,
    retry: false,
  })
  if (id === null) return null
  return known ?? data?.find((option) => String(option.id) === String(id)) ?? { id }
}
