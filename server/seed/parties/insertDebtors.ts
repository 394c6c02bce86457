/** Writes the invented debtors with their addresses and contact details, some at a time. */
import type { Trx } from '#server/db/engine.ts'
import { bulkLoad } from '#server/seed/bulkLoad.ts'
import { insertRows } from '#server/seed/insertRows.ts'
import { dayOf } from '#domain/time/day.ts'
import { debtors, representativeRows } from './debtors.ts'
import { eventRow, protectionOf, type Protection } from './protection.ts'

export type DebtorOf = { isCompany: boolean; language: string; protection: Protection | undefined }

const atOnce = 2000
const tables = ['debtor', 'debtor_address', 'debtor_contact', 'insolvency_event']

/** @returns Debtors by id, in little memory however many there are. */
export async function insertDebtors(
  trx: Trx,
  count: number,
  now: Date,
): Promise<{ of: (id: number) => DebtorOf; filled: string[] }> {
  const languages: string[] = []
  // The lowest bit: a company; above it the language.
  const known = new Uint8Array(count + 1)
  const today = dayOf(now.toISOString())
  const eventOf = ({ id, kind }: { id: number; kind: string }) => {
    const protection = protectionOf(id, kind === 'company', count, today)
    return protection ? [eventRow(id, protection)] : []
  }
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
      await insertRows(trx, 'insolvency_event', rows.flatMap(eventOf))
    }
  })
  const of = (id: number): DebtorOf => {
    const byte = known[id] ?? 0
    const isCompany = byte % 2 === 1
    return { isCompany, language: languages[byte >> 1] ?? 'nl', protection: protectionOf(id, isCompany, count, today) }
  }
  return { of, filled: ['representative', 'debtor'] }
}
