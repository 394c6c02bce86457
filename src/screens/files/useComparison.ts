/** Asks what other agreements would come to, once typing rests; nothing is booked. */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Answers } from '#providers/generated/calls.ts'
import { RefusedError } from '#providers/callErrors.ts'
import { call } from '#providers/http.ts'
import { useDebounced } from '#resources/form/useDebounced.ts'
import type { Agreed } from './interestAgreements.ts'

export type Comparison = Answers['POST']['/api/v4/file/{id}/interest-setting/calculate']

export function useComparison(file: number, settings: readonly Agreed[], on: string) {
  const wanted = JSON.stringify({ settings, ...(on !== '' && { on }) })
  const asked = useDebounced(wanted, 300)
  const { data, error, isPlaceholderData } = useQuery({
    queryKey: ['file', 'interest-comparison', file, asked],
    queryFn: ({ signal }) =>
      call('POST', `/api/v4/file/${file}/interest-setting/calculate`, {
        body: JSON.parse(asked) as object,
        signal,
        key: false,
        quiet: true,
      }),
    placeholderData: keepPreviousData,
    retry: false,
  })
  return {
    comparison: error ? undefined : data,
    isOld: isPlaceholderData || asked !== wanted,
    errors: error instanceof RefusedError ? error.fields : {},
    error,
  }
}
