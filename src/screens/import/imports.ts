/** A file of records that is being imported, as the server answers it. */
import { useQuery } from '@tanstack/react-query'
import { call } from '#providers/http.ts'

/** Target of a column of the file. */
export type Target = {
  /** 'name', 'price.currency' (part of an amount), 'name.nl' (a language) */
  to: string
  title: string
  /** A new record needs it. */
  isRequired: boolean
  /** Part of what finds the record of a row. */
  isKey: boolean
}
export type Column = { header: string; samples: readonly string[]; to: string | null }
export type Upload = {
  id: number
  name: string
  rows: number
  columns: readonly Column[]
  targets: readonly Target[]
  /** The columns are as they were chosen for an earlier file. */
  isRemembered: boolean
}

/** Endings of files that the server reads; it looks into the file rather than at its name. */
export const accepted = '.csv,.xlsx,.txt,.tsv'
export const mostBytes = 32_000_000

export const uploadKey = (id: string | number) => ['import', String(id)]

export const useUpload = (id: string | null) =>
  useQuery({
    queryKey: uploadKey(id ?? ''),
    queryFn: async ({ signal }) =>
      (await call('GET', `/api/v4/import/${encodeURIComponent(id ?? '')}`, { signal })) as Upload,
    enabled: id !== null,
    // Asked anew it would be the same: only the columns chosen last are remembered.
    staleTime: Infinity,
    retry: false,
  })
