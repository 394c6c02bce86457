/** The 14-day letter that a client says it sent: its term, and whether it meets the law. */
import { collectionCosts } from '#domain/law/collectionCosts.ts'
import { letterTerm } from '#domain/law/fourteenDayLetter.ts'
import type { Money } from '#domain/money/money.ts'
import type { Trx } from '#server/db/engine.ts'
import { names } from '#server/sql/names.ts'
import { holidays } from '#server/subjects/legal/calculations/tables.ts'
import type { NewFile } from './newFile.ts'

const c = names('customer')

/**
 * @returns Properties of the file. `invalid`: it was sent before the default, or names another amount than the law's scale
 * (Civil Code 6:96 lid 6).
 */
export async function checkLetter(
  trx: Trx,
  { customer, claims }: Pick<NewFile, 'customer' | 'claims'>,
  { sent, by, amount }: NonNullable<NewFile['fourteenDayLetter']>,
) {
  const { rows } = await trx.query<{ deductible: boolean }>({
    text: `select coalesce(${c.vat_deductible}, true) as deductible from customer where ${c.id} = $1`,
    values: [customer],
  })
  const due = claims.filter(({ type, dueDate }) => type !== 'credit_note' && String(dueDate) < sent)
  const credits = claims.filter(({ type }) => type === 'credit_note')
  const sum = (all: typeof claims) => all.reduce((total, one) => total + (one.amount as Money).amount, 0)
  const principal = Math.max(0, sum(due) - sum(credits))
  const announced = collectionCosts(principal, rows[0]?.deductible ?? true).total
  const { delivered, termLastExtended } = letterTerm(sent, by, await holidays(trx))
  const isValid = principal > 0 && amount.amount === announced
  return {
    delivered,
    fourteenDaySent: sent,
    fourteenDayEnd: isValid ? termLastExtended : null,
    fourteenDayState: isValid ? 'running' : 'invalid',
  }
}
