/** Reads the balance of a file on a day, with the lines that explain it. */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useLocale, type RaRecord } from 'react-admin'
import type { Money } from '#domain/money/money.ts'
import { callIfOffered } from '#providers/http.ts'
import { file } from '#schemas/generated/file.ts'

export type BalanceLine = { text: string; amount: number | null; article: string | null }
export type Balance = {
  on: string
  principal: Money
  interest: Money
  collectionCosts: Money
  courtCosts: Money
  otherCosts: Money
  paid: Money
  overpayment: Money
  outstanding: Money
  interestPerDay: Money
  explanation: readonly BalanceLine[]
}

/** @param on A day; absent: today. */
export function useBalance({ id }: RaRecord, on?: string) {
  const locale = useLocale()
  return useQuery({
    queryKey: [file.name, 'balance', String(id), on ?? '', locale],
    queryFn: async ({ signal }) =>
      ((await callIfOffered('GET', `${file.api}/${id}/balance`, { query: on ? { on } : {}, signal })) ??
        null) as Balance | null,
    placeholderData: keepPreviousData,
    retry: false,
  })
}
