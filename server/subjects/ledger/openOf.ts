/** Open amount of a file on a day, by the part that a write-off names. */
import type { Open } from '#domain/ledger/account.ts'
import type { WriteOffFact } from '#domain/ledger/facts.ts'
import { replay } from '#domain/ledger/replay.ts'
import { formatMoney } from '#domain/money/money.ts'
import type { Locale } from '#schemas/entity.ts'
import type { Trx } from '#server/db/engine.ts'
import { FieldErrors } from '#server/errors.ts'
import type { DraftOf } from '#server/records/hooks.ts'
import { rateTables } from '#server/subjects/legal/calculations/tables.ts'
import { factsOf } from './facts.ts'

type Component = Exclude<WriteOffFact['component'], 'capitalised_interest'>

/** @throws {FieldErrors} At `amount`, when less is open on that day. */
export const checkIsOpen = (trx: Trx, body: DraftOf<'write-off'>, locale: Locale): Promise<void> =>
  checkMost(trx, body, (open) => openOf(open, body.component), locale)

/** @throws {FieldErrors} At `amount`, when less was paid too much. */
export const checkIsPaidTooMuch = (trx: Trx, body: DraftOf<'payment'>, locale: Locale): Promise<void> =>
  checkMost(trx, body, ({ overpayment }) => overpayment, locale)

type Asked = Pick<DraftOf<'payment'>, 'file' | 'date' | 'amount'>

async function checkMost(trx: Trx, { file, date, amount }: Asked, of: (open: Open) => number, locale: Locale) {
  const found = await factsOf(trx, file)
  if (!found) return
  const most = of(replay(found.facts, await rateTables(trx), date).open)
  if (amount.amount <= most) return
  const values = { open: formatMoney({ amount: most, currency: found.file.currency }, locale) }
  throw new FieldErrors({ amount: [{ key: 'error.file.notOpen', values }] })
}

function openOf({ claims, costs }: Open, component: Component): number {
  const accounts = [...claims.values()].map(({ account }) => account)
  if (component === 'principal') return accounts.reduce((total, { principal }) => total + principal, 0)
  if (component === 'interest')
    return accounts.reduce((total, { running, capitalised }) => total + running + capitalised, 0)
  return costs[component]
}
