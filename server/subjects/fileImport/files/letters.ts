/** The 14-day letters that rows say their client sent: read with their mistakes at the cells, and kept with their claims. */
import { letterTerm } from '#domain/law/fourteenDayLetter.ts'
import type { Money } from '#domain/money/money.ts'
import type { Body } from '#server/records/values/body.ts'
import type { GivenLetter } from '#server/subjects/files/newFile.ts'
import { rightLetter, type CheckedLetter } from '#server/subjects/files/rightLetter.ts'
import { keepLetter } from '#server/subjects/ledger/letters/keepLetter.ts'
import { holidays } from '#server/subjects/legal/calculations/tables.ts'
import { interrupt, type Interrupting } from '#server/subjects/limitation/interrupt.ts'
import type { CheckedRow, ImportContext } from '#server/subjects/fileImport/importType.ts'

type Owed = { debtor: { kind: string }; claim: { amount: Money; dueDate: string; type: string } }

/** @returns null: the row says of none, or of none that its debtor needs; undefined: something is wrong, and stands in the row. */
export function letterOf(
  row: CheckedRow,
  { debtor, claim }: Owed,
  { today }: Pick<ImportContext, 'today'>,
): CheckedLetter | null | undefined {
  const given = ownOf(row.values)
  if (!['sent', 'by', 'amount'].some((name) => name in given) && given.toCoDebtors !== true) return null
  const found = rightLetter(given, { currency: claim.amount.currency, today })
  if ('mistakes' in found) {
    // What is wrong with a cell was told already.
    const known = new Set(row.errors.map(({ column }) => column))
    for (const [name, text] of Object.entries(found.mistakes))
      if (!known.has(`letter.${name}`)) row.errors.push({ column: `letter.${name}`, text })
    return undefined
  }
  if (debtor.kind === 'company') {
    row.warnings.push({ column: 'letter.sent', text: { key: 'importJob.letterOfCompany' } })
    return null
  }
  if (claim.dueDate >= found.letter.sent && claim.type !== 'credit_note')
    row.warnings.push({ column: 'letter.sent', text: { key: 'importJob.letterBeforeDue' } })
  return found.letter
}

const ownOf = (values: Body): GivenLetter =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (name.startsWith('letter.') ? [[name.slice(7), value]] : [])),
  )

/** Claim that was made of a row. */
export type Lettered = { file: number; debtor: number; claim: number; type: string; letter: CheckedLetter | null }

/**
 * Keeps the letters of rows, one for all claims of a file of which the rows say the same.
 *
 * @returns The demands in writing that they are, to be written once the claims are settled.
 */
export async function keepLetters(
  rows: readonly Lettered[],
  { trx }: Pick<ImportContext, 'trx'>,
): Promise<Interrupting[]> {
  const named = rows.flatMap(({ letter, type, ...of }) => (letter && type !== 'credit_note' ? [{ ...of, letter }] : []))
  if (named.length === 0) return []
  const days = await holidays(trx)
  const demands: Interrupting[] = []
  for (const some of Map.groupBy(named, ({ file, letter }) => JSON.stringify([file, letter])).values()) {
    const [first] = some
    if (!first) continue
    const { file, debtor, letter } = first
    const { sent, by, amount, toCoDebtors } = letter
    const term = letterTerm(sent, by, days)
    const claims = some.map(({ claim }) => claim)
    await keepLetter(trx, {
      file,
      to: toCoDebtors ? 'consumers' : debtor,
      sent,
      end: term.termLastExtended,
      announced: (amount as Money).amount,
      isWhole: true,
      claims,
    })
    demands.push({ file, kind: 'demand', date: term.delivered, dueBefore: sent, claims })
  }
  return demands
}

/** A letter with a wrong amount asks for payment in writing too. */
export async function demandBy(demands: readonly Interrupting[], { app, trx, by }: ImportContext): Promise<void> {
  for (const demand of demands) await interrupt(app.records, trx, demand, by)
}
