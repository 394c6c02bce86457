/** Requests for the list of texts and for changing one. */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '#providers/http.ts'
import type { Locale } from '#schemas/entity.ts'
import { locales } from '#schemas/product.ts'

/** `original`: null if the program has no text in that language; `changed`: null if unchanged. */
export type Wording = { original: string | null; changed: string | null; changedAt?: string; changedBy?: string | null }
/** `guard`: who may change it; `nobody` for mails about accounts, `super-admin` for those and for names of rights. */
export type TextItem = {
  key: string
  area: string
  guard: 'settings' | 'super-admin' | 'nobody'
  texts: Readonly<Record<Locale, Wording>>
}
export type TextState = 'changed' | 'missing'
export type TextQuery = { search?: string; area?: string; state?: TextState; page: number; perPage: number }

const path = '/api/v4/texts'
export const textsKey = ['texts'] as const

/** Current text. */
export const textOf = ({ changed, original }: Wording): string => changed ?? original ?? ''

/** The reader's language first. */
export const localesFor = (reader: Locale): Locale[] => [reader, ...locales.filter((locale) => locale !== reader)]

export const useTexts = ({ search, area, state, page, perPage }: TextQuery) =>
  useQuery({
    queryKey: [...textsKey, { search, area, state, page, perPage }],
    queryFn: ({ signal }) => {
      const query = { _offset: (page - 1) * perPage, _limit: perPage, _filter: { search, area, state } }
      return call('GET', path, { query, signal })
    },
    placeholderData: keepPreviousData,
  })

/** @throws {CallError} With `fields.text` if the text cannot replace the original. */
export const changeText = (locale: Locale, key: string, text: string): Promise<TextItem> =>
  call('PUT', `${path}/${locale}`, { body: { key, text } })

export const takeBack = (locale: Locale, key: string): Promise<TextItem> =>
  call('DELETE', `${path}/${locale}`, { body: { key } })
