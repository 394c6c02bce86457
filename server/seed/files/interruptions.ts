/** What interrupted the limitation of the claims of a demo file. */
import type { Interruption } from '#domain/law/limitation.ts'
import { addMonths } from '#domain/time/calendar.ts'
import type { IsoDate } from '#domain/time/day.ts'
import type { Random } from '#server/seed/invented/random.ts'

type Happened = {
  /** Day of the 14-day letter. */
  sent: IsoDate | undefined
  summons: IsoDate | null
  agreed: IsoDate | undefined
  /** Due day of the oldest claim of a consumer purchase, which two years limit; null: of another ground. */
  purchase: IsoDate | null
  /** The last day on which anybody looked after it. */
  until: IsoDate
}

/**
 * A letter reserves all rights in a tenth of the files; a summons and an arrangement always interrupt. Rights of a purchase are
 * reserved in time again and again: that asks for no payment, so it may be written to a protected debtor too.
 */
export function interruptionsOf({ sent, summons, agreed, purchase, until }: Happened, random: Random): Interruption[] {
  const isReserved = random.below(10) === 0
  return [
    ...(sent && (isReserved || purchase) ? [{ date: sent, kind: 'demand' as const }] : []),
    ...(summons ? [{ date: summons, kind: 'legal_action' as const }] : []),
    ...(agreed ? [{ date: agreed, kind: 'acknowledgement' as const }] : []),
    ...(purchase ? reservations(sent && sent < until ? sent : purchase, until) : []),
  ]
}

function reservations(from: IsoDate, until: IsoDate): Interruption[] {
  const date = addMonths(from, 20)
  return date > until ? [] : [{ date, kind: 'reservation' }, ...reservations(date, until)]
}
