/** Writes the invented debtors with their addresses and contact details, some at a time. */
import type { Trx } from '#server/db/engine.ts'
import { bulkLoad } from '#server/seed/bulkLoad.ts'
import { insertRows } from '#server/seed/insertRows.ts'
import { debtors, representativeRows } from './debtors.ts'

/** What files need of a debtor. */
export type DebtorOf = { isCompany: boolean; language: string }

const atOnce = 2000
const tables = ['debtor', 'debtor_address', 'debtor_contact']

/** @returns Debtors by id, in little memory however many there are. */
export async function insertDebtors(
  trx: Trx,
  count: number,
  now: Date,
): Promise<{ of: (id: number) => DebtorOf; filled: string[] }> {
  const languages: string[] = []
  // The lowest bit: a company; above it the language.
  const known = new Uint8Array(count + 1)
  await insertRows(trx, 'representative', representativeRows(now))
  await bulkLoad(trx, tables, async () => {
    for (const { rows, addresses, contacts } of debtors(count, atOnce, now)) {
      for (const { id, kind, language } of rows) {
        if (!languages.includes(language)) languages.push(language)
        known[id] = languages.indexOf(language) * 2 + Number(kind === 'company')
      }
      await insertRows(trx, 'debtor', rows)
      await insertRows(trx, 'debtor_address', addresses)
      await insertRows(trx, 'debtor_contact', contacts)
    }
  })
  const of = (id: number): DebtorOf => {
    const byte = known[id] ?? 0
    return { isCompany: byte % 2 === 1, language: languages[byte >> 1] ?? 'nl' }
  }
  return { of, filled: ['representative', 'debtor'] }
}
