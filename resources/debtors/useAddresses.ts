/** Addresses of a debtor, the one that holds first. */
import { useState } from 'react'
import { useGetList } from 'react-admin'
import { dayOf } from '#domain/time/day.ts'
import type { RecordId } from '#resources/contexts/paths.ts'
import { debtorAddress, type DebtorAddress } from '#schemas/generated/debtor-address.ts'

export function useAddresses(debtor: RecordId) {
  const [today] = useState(() => dayOf(Date.now()))
  const answer = useGetList<DebtorAddress>(debtorAddress.name, {
    filter: { debtor },
    sort: { field: 'validFrom', order: 'DESC' },
    pagination: { page: 1, perPage: 100 },
  })
  return { ...answer, current: answer.data && currentAddress(answer.data, today) }
}

/** Address on a day: visiting before postal, the newest first; never one that is known to be wrong. */
export function currentAddress(all: readonly DebtorAddress[], today: string): DebtorAddress | undefined {
  const holds = ({ type, status, validFrom, validUntil }: DebtorAddress) =>
    type !== 'previous' &&
    status !== 'wrong' &&
    status !== 'moved' &&
    (validFrom === null || validFrom <= today) &&
    (validUntil === null || validUntil >= today)
  const rank = ({ type, validFrom }: DebtorAddress) => `${type === 'visit' ? 1 : 0} ${validFrom ?? ''}`
  return all.filter(holds).toSorted((a, b) => (rank(a) < rank(b) ? 1 : -1))[0]
}
