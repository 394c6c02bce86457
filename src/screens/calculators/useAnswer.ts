/** Asks a calculation once typing rests; the last answer stays while the next is under way. */
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocale } from 'react-admin'
import { RefusedError } from '#providers/callErrors.ts'
import { call } from '#providers/http.ts'
import { useDebounced } from '#resources/form/useDebounced.ts'
import type { AnswerOf, CalculatorName } from './calculators.ts'
import { errorsOnScreen, type Asked } from './question.ts'

type Answered<Name extends CalculatorName> = {
  answer: AnswerOf<Name> | undefined
  /** The answer is not that of what stands in the fields now. */
  isOld: boolean
  /** Errors by the path of the field on screen; `common` belongs to none. */
  errors: Readonly<Record<string, string>>
  failure: Error | null
  retry: () => void
}

export function useAnswer<Name extends CalculatorName>(name: Name, { body, errors, places }: Asked): Answered<Name> {
  const locale = useLocale()
  const wanted = body === undefined ? undefined : JSON.stringify(body)
  const asked = useDebounced(wanted, 250)
  const { data, error, refetch } = useQuery({
    queryKey: ['calculation', name, locale, asked],
    queryFn: async ({ signal }) =>
      (await call('POST', `/api/v4/calculation/${name}`, {
        body: JSON.parse(asked ?? '{}') as unknown,
        signal,
        key: false,
      })) as AnswerOf<Name>,
    enabled: asked !== undefined,
    retry: false,
  })
  const [last, setLast] = useState(data)
  if (data !== undefined && data !== last) setLast(data)
  const isRefused = error instanceof RefusedError && asked === wanted
  return {
    answer: data ?? last,
    isOld: data === undefined || asked !== wanted,
    errors: isRefused ? { ...errorsOnScreen(error.fields, places), ...errors } : errors,
    failure: error instanceof RefusedError ? null : error,
    retry: () => void refetch(),
  }
}
