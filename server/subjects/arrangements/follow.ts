/**
 * Brings arrangements in line with what was received and with the day: what was paid of each term, which is due,
 * reminded or missed, and whether the arrangement is completed or broken. Nothing changes when it is done twice.
 */
import { lastAmount, restOf } from '#domain/arrangements/lastTerm.ts'
import { inOrder, standingOn, type Standing } from '#domain/arrangements/standing.ts'
import { dayText, type IsoDate } from '#domain/time/day.ts'
import { arrangement } from '#schemas/generated/arrangement.ts'
import { instalment } from '#schemas/generated/instalment.ts'
import { defaultLocale } from '#schemas/product.ts'
import type { Trx } from '#server/db/engine.ts'
import { say } from '#server/foundation/messages.ts'
import { system, type Writer } from '#server/foundation/writer.ts'
import type { Records } from '#server/records/contract.ts'
import { settle } from '#server/subjects/ledger/settle.ts'
import { arrangedOf, hasAnother, type Arranged } from './readArrangements.ts'
import { breakTogether } from './breakTogether.ts'
import { keepArrangements, keepTerms } from './keepStanding.ts'

export type Following = {
  records: Records
  today: IsoDate
  by: Writer
  /** Endings that follow: payments complete one and take that back; the night breaks those with missed terms too. */
  ends: 'none' | 'completed' | 'all'
}
type Found = { one: Arranged; standing: Standing }

/** Brings arrangements up to date; their files are locked. @param ids Of arrangements, in ascending order. */
export async function follow(trx: Trx, ids: readonly number[], following: Following): Promise<void> {
  const { today } = following
  const found: Found[] = []
  for (const one of await arrangedOf(trx, ids)) {
    const recomputed = (await recomputeLast(trx, one, following)) ?? one
    found.push({ one: recomputed, standing: standingOn(recomputed.terms, recomputed.received, recomputed, today) })
  }
  await keepTerms(trx, found)
  await keepArrangements(trx, found)
  const broken = following.ends === 'all' ? await breakMissed(trx, found, following) : new Set<number>()
  for (const each of found) if (!broken.has(each.one.id)) await end(trx, each, following)
}

/** Breaks arrangements at once, as at night; alone if interest was frozen, because the ledger of each changes then. */
async function breakMissed(trx: Trx, found: readonly Found[], following: Following): Promise<ReadonlySet<number>> {
  const missed = found.filter((each) => breaks(each) && !each.one.interestFrozen)
  if (missed.length === 0) return new Set()
  const all = missed.map((each) => ({ id: each.one.id, file: each.one.file, reason: reasonOf(each, following.today) }))
  const by = system('arrangements', following.by)
  const broken = await breakTogether(trx, all, { records: following.records, by })
  await follow(
    trx,
    [...broken].toSorted((one, other) => one - other),
    { ...following, ends: 'none' },
  )
  return broken
}

const breaks = ({ one, standing }: Found): boolean =>
  one.status === 'active' &&
  one.outstanding !== 0 &&
  !isWholePaid(standing) &&
  standing.isMissed &&
  one.fileState === 'term_payment'

const isWholePaid = ({ nextDue, paid }: Standing): boolean => nextDue === null && paid > 0

function reasonOf({ one, standing }: Found, today: IsoDate): string {
  const missed = standing.terms.find((term) => term.status === 'missed')
  const day = one.terms.find((term) => term.id === missed?.id)?.dueDate ?? today
  return say(defaultLocale, { key: 'arrangement.missed', values: { day: dayText(day) } })
}

/** When the last term falls due it takes the interest that ran meanwhile, once. */
async function recomputeLast(
  trx: Trx,
  one: Arranged,
  { records, today, by }: Following,
): Promise<Arranged | undefined> {
  if (one.status !== 'active' || !one.coversAll || one.interestFrozen || one.recomputedOn !== null) return undefined
  const last = inOrder(one.terms).findLast(({ change }) => change !== 'waived')
  if (!last || last.dueDate > today) return undefined
  const balance = await settle(trx, one.file, { today, requestId: by.requestId })
  if (!balance) return undefined
  const { terms } = standingOn(one.terms, one.received, one, today)
  const wanted = lastAmount(one.terms, terms, balance.outstanding)
  const writer = system('arrangements', by)
  const amountOf = (amount: number) => ({ amount, currency: one.currency as 'EUR' })
  if (wanted && wanted.amount !== last.amount)
    await records.update(trx, instalment, last.id, { amount: amountOf(wanted.amount) }, writer)
  const total = one.total + (wanted ? wanted.amount - last.amount : 0)
  await records.update(trx, arrangement, one.id, { total: amountOf(total), recomputedOn: today }, writer)
  const changed = one.terms.map((term) => (wanted && term.id === wanted.id ? { ...term, amount: wanted.amount } : term))
  return { ...one, total, recomputedOn: today, outstanding: balance.outstanding, terms: changed }
}

async function end(trx: Trx, { one, standing }: Found, { records, today, by, ends }: Following): Promise<void> {
  if (ends === 'none') return
  const writer = system('arrangements', by)
  const { id, file, status, outstanding } = one
  const isPaid = isWholePaid(standing)
  if (status === 'completed') {
    if (isPaid || outstanding === 0 || !goesOn.has(one.fileState) || (await hasAnother(trx, file, id))) return
    await records.take(trx, arrangement, id, 'reopen', {}, writer)
  } else if (status === 'active' || (status === 'broken' && isPaid)) {
    if (outstanding === 0) {
      await records.take(trx, arrangement, id, 'complete', {}, writer)
    } else if (isPaid) {
      const rest = await restAfter(trx, one, today, by)
      if (rest === 0) await records.take(trx, arrangement, id, 'complete', {}, writer)
      else if (rest !== one.rest)
        await records.update(trx, arrangement, id, { rest: { amount: rest, currency: one.currency as 'EUR' } }, writer)
    } else if (ends === 'all' && breaks({ one, standing })) {
      await records.take(trx, arrangement, id, 'break', { reason: reasonOf({ one, standing }, today) }, writer)
    }
  }
}

/** Files on which an arrangement may run again when a payment that completed it is taken back. */
const goesOn: ReadonlySet<string> = new Set(['not_started', 'in_progress', 'no_more_steps'])

async function restAfter(trx: Trx, one: Arranged, today: IsoDate, by: Writer): Promise<number> {
  if (!one.coversAll || one.interestFrozen) return 0
  const balance = await settle(trx, one.file, { today, requestId: by.requestId })
  return restOf(one.terms, balance?.outstanding ?? 0)
}
