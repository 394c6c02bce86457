/** Claims whose limitation a payment interrupts (Civil Code 3:318), worked out from the entries of a ledger. */
import type { Cents } from '#domain/money/money.ts'
import type { IsoDate } from '#domain/time/day.ts'
import type { Entry } from './entry.ts'

export type PaymentInterruption = { payment: number; claim: number; date: IsoDate }

/**
 * Claims whose limitation each payment interrupts: those that it settled, or all open ones if it settled costs only.
 *
 * @param entries In the order of booking: of `replay`, or as they are booked.
 */
export function paymentInterruptions(entries: readonly Pick<Entry, 'key' | 'kind' | 'day' | 'postings'>[]) {
  const principal = new Map<number, Cents>()
  const found: PaymentInterruption[] = []
  const takenBack = new Set(entries.flatMap(({ key, kind }) => (kind === 'reversal' ? [key] : [])))
  for (const { key, kind, day: date, postings } of entries) {
    if (kind === 'payment' && !takenBack.has(`reversal ${key}`)) {
      const settled = postings.flatMap(({ claim }) => claim ?? [])
      const open = [...principal].flatMap(([claim, cents]) => (cents > 0 ? [claim] : []))
      const payment = Number(key.slice('payment '.length))
      for (const claim of new Set(settled.length > 0 ? settled : open)) found.push({ payment, claim, date })
    }
    for (const { account, claim, cents } of postings)
      if (account === 'principal' && claim !== null) principal.set(claim, (principal.get(claim) ?? 0) + cents)
  }
  return found
}
