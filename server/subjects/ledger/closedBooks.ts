/**
 * Closed books stay as they are: whatever changes what was owed on one of their days is refused, whether it is booked
 * (entries) or not yet (interest). Hooks remember what was owed before a change, and settling compares.
 */
import type { Entry } from '#domain/ledger/entry.ts'
import type { Facts } from '#domain/ledger/facts.ts'
import { replay } from '#domain/ledger/replay.ts'
import type { RateTables } from '#domain/law/interest/rates.ts'
import type { IsoDate } from '#domain/time/day.ts'
import type { Trx } from '#server/db/engine.ts'
import { FieldErrors, Refused } from '#server/errors.ts'
import { rateTables } from '#server/subjects/legal/calculations/tables.ts'
import { closedText, closedUntil } from './closedUntil.ts'
import { factsOf, type FileFacts } from './facts.ts'

/** What was owed on the last closed day, and the field of the change that is told when that differs. */
type Kept = { owed: string; field: string }

const keptBy = new WeakMap<Trx['identity'], Map<number, Kept>>()

/**
 * Remembers what a file owed in closed books, before its first change by this transaction. Each hook of what a ledger
 * follows from calls it.
 *
 * @param field The property that says when the change counts.
 * @param isGuess The record is only locked so far: what is known of its change counts more.
 */
export async function keepClosed(trx: Trx, files: readonly number[], field: string, isGuess = false): Promise<void> {
  const closed = await closedUntil(trx)
  if (closed === null) return
  const kept = keptBy.get(trx.identity) ?? new Map<number, Kept>()
  keptBy.set(trx.identity, kept)
  const rates = await rateTables(trx)
  for (const id of files) {
    const known = kept.get(id)
    if (known) {
      if (!isGuess) known.field = field
      continue
    }
    const found = await factsOf(trx, id)
    if (found) kept.set(id, { owed: owedOn(found.facts, rates, closed), field })
  }
}

/**
 * @param entries That settling books or takes back.
 * @throws {FieldErrors} At the field of the change. @throws {Refused} Where nobody said which that is.
 */
export function checkClosed(
  trx: Trx,
  { file: { id }, facts, closedUntil: closed }: FileFacts,
  { entries, rates }: { entries: readonly Pick<Entry, 'day'>[]; rates: RateTables },
): void {
  if (closed === null) return
  const kept = keptBy.get(trx.identity)?.get(id)
  const isSame = !kept || kept.owed === owedOn(facts, rates, closed)
  if (isSame && entries.every(({ day }) => day > closed)) return
  const text = closedText(closed, 'closedDays')
  throw kept ? new FieldErrors({ [kept.field]: [text] }) : new Refused(text)
}

/** All that is owed on a day, by claim and part, as a text to compare. */
function owedOn(facts: Facts, rates: RateTables, day: IsoDate): string {
  const { claims, costs, overpayment } = replay(facts, rates, day).open
  const owed = [...claims].map(([id, { account }]) => [
    id,
    account.principal,
    account.running,
    account.capitalised,
    account.claim.amount,
  ])
  return JSON.stringify([owed.toSorted(([one = 0], [other = 0]) => one - other), costs, overpayment])
}
