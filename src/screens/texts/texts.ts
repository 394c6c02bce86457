/** The texts as the server lists them, and changing one. */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '#providers/http.ts'
import { locales, type Locale } from '#schemas/entity.ts'

/** `original` is null where the program lacks the text in that language, `changed` where nobody changed it. */
export type Wording = { original: string | null; changed: string | null; changedAt?: string; changedBy?: string | null }
/** `guard`: who may change it; `nobody` is of mails about accounts, `super-admin` of those and of the names of rights. */
export type TextItem = {
  key: string
  area: string
  guard: 'settings' | 'super-admin' | 'nobody'
  texts: Readonly<Record<Locale, Wording>>
}
export type TextState = 'changed' | 'missing'
export type TextQuery = { search?: string; area?: string; state?: TextState; page: number; perPage: number }

type TextList = { items: readonly TextItem[]; total: number; areas: readonly string[] }

const path = '/api/v4/texts'
export const textsKey = ['texts'] as const

/** What is said now. */
export const textOf = ({ changed, original }: Wording): string => changed ?? original ?? ''

/** The reader's language first. */
export const localesFor = (reader: Locale): Locale[] => [reader, ...locales.filter((locale) => locale !== reader)]

export const useTexts = ({ search, area, state, page, perPage }: TextQuery) =>
  useQuery({
    queryKey: [...textsKey, { search, area, state, page, perPage }],
    queryFn: async ({ signal }) => {
      const query = { _offset: (page - 1) * perPage, _limit: perPage, _filter: { search, area, state } }
      return (await call('GET', path, { query, signal })) as TextList
    },
    placeholderData: keepPreviousData,
  })

/** @throws {CallError} With `fields.text` when the text cannot stand for the original. */
export const changeText = async (locale: Locale, key: string, text: string): Promise<TextItem> =>
  (await call('PUT', `${path}/${locale}`, { body: { key, text } })) as TextItem

export const takeBack = async (locale: Locale, key: string): Promise<TextItem> =>
  (await call('DELETE', `${path}/${locale}`, { body: { key } })) as TextItem
