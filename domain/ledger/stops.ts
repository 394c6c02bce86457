/** Interest that stops because the debtor is protected: bankruptcy and the Wsnp (Faillissementswet 128, 303). */
import type { IsoDate } from '#domain/time/day.ts'
import type { ClaimFact, InterestPeriod } from './facts.ts'

/** `to`: the last day; null: it lasts. `since`: the first day of the protection, where interest stops later in the books. */
export type InterestStop = { from: IsoDate; to: IsoDate | null; kind: string; since?: IsoDate }

/**
 * Periods without interest, of claims from before the stop only; they hold whatever was agreed.
 *
 * @param claims Those of the file.
 */
export const stoppedPeriods = (stops: readonly InterestStop[], claims: readonly ClaimFact[]): InterestPeriod[] =>
  stops.flatMap(({ from, to, kind, since = from }) =>
    (to !== null && to < from ? [] : claims)
      .filter(({ day, dated }) => (dated ?? day) < since)
      .map(({ id }): InterestPeriod => ({ claim: id, from, to, terms: { type: 'none' }, stoppedBy: kind })),
  )
