/** Asks what the payment in the form would settle, once typing rests. */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import type { Money } from '#domain/money/money.ts'
import { call } from '#providers/http.ts'
import { useDebounced } from '#resources/form/useDebounced.ts'
import { file } from '#schemas/generated/file.ts'

export type Preview = {
  allocation: readonly { component: string; claim: number | null; amount: Money }[]
  before: { outstanding: Money }
  after: { outstanding: Money }
  /** Payments with a later day that settle something else then. */
  moved: readonly unknown[]
}

/** `isOld`: the preview is not that of what stands in the form now. */
export function usePreview(): { preview: Preview | undefined; isOld: boolean } {
  const names = ['file', 'date', 'amount', 'designatedClaim', 'direction'] as const
  const [of, date, amount, claim, direction] = useWatch({ name: names }) as unknown[]
  const id = idOf(of)
  const isWhole = id !== undefined && typeof date === 'string' && isMoney(amount) && direction !== 'out'
  const designatedClaim = idOf(claim)
  const body = isWhole ? { date, amount, ...(designatedClaim !== undefined && { designatedClaim }) } : undefined
  const wanted = JSON.stringify({ id, body })
  const asked = useDebounced(wanted, 300)
  const { data, isPlaceholderData } = useQuery({
    queryKey: ['payment', 'preview', asked],
    queryFn: async ({ signal }) => {
      const given = JSON.parse(asked) as { id: number; body: object }
      const options = { body: given.body, signal, key: false, quiet: true } as const
      return (await call('POST', `${file.api}/${given.id}/payments/preview`, options)) as Preview
    },
    // Asks only with complete values at rest: faults in them are told on saving.
    enabled: body !== undefined && asked === wanted,
    placeholderData: keepPreviousData,
    retry: false,
  })
  return { preview: body === undefined ? undefined : data, isOld: isPlaceholderData || asked !== wanted }
}

/** A relation in a form is a record or its id. */
function idOf(value: unknown): number | undefined {
  const id = typeof value === 'object' && value !== null && 'id' in value ? value.id : value
  return typeof id === 'number' || (typeof id === 'string' && id !== '') ? Number(id) : undefined
}

const isMoney = (value: unknown): value is Money =>
  typeof value === 'object' &&
  value !== null &&
  'amount' in value &&
  typeof value.amount === 'number' &&
  value.amount > 0
