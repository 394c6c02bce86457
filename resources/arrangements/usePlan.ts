/** Asks the server for the terms of a plan while it is typed. Nothing is stored. */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Identifier } from 'react-admin'
import type { Money } from '#domain/money/money.ts'
import type { IsoDate } from '#domain/time/day.ts'
import { RefusedError } from '#providers/callErrors.ts'
import { call } from '#providers/http.ts'
import { callMessage } from '#resources/form/serverErrors.ts'
import { useDebounced } from '#resources/form/useDebounced.ts'
import { file } from '#schemas/generated/file.ts'

export type Planned = {
  outstanding: Money
  total: Money
  instalments: readonly { sequence: number; dueDate: IsoDate; amount: Money }[]
}

/** `errors`: what the server refuses, by field; `common` is about no field. `isOld`: of an earlier question. */
export function usePlan(id: Identifier, body: Readonly<Record<string, unknown>> | undefined) {
  const wanted = JSON.stringify(body ?? null)
  const asked = useDebounced(wanted, 300)
  const { data, error, isPlaceholderData } = useQuery({
    queryKey: [file.name, 'arrangement', String(id), asked],
    queryFn: async ({ signal }) => {
      const options = { body: JSON.parse(asked) as object, signal, key: false, quiet: true } as const
      return (await call('POST', `${file.api}/${id}/arrangement/preview`, options)) as Planned
    },
    enabled: asked !== 'null' && asked === wanted,
    placeholderData: keepPreviousData,
    retry: false,
  })
  const isRefused = error !== null && asked === wanted
  return {
    planned: isRefused || body === undefined ? undefined : data,
    errors: isRefused ? errorsOf(error) : {},
    isOld: isPlaceholderData || asked !== wanted,
  }
}

/** Messages by field; `common` is about none. */
export function errorsOf(failure: unknown): Readonly<Record<string, string>> {
  const fields = failure instanceof RefusedError ? Object.entries(failure.fields) : []
  if (fields.length === 0) return { common: callMessage(failure) }
  return Object.fromEntries(fields.map(([field, texts]) => [field, texts.join(' ')]))
}
