/** Writes the invented files, and their ledger as it would have been booked. */
import type { Entry } from '#domain/ledger/entry.ts'
import { dayOf } from '#domain/time/day.ts'
import type { Trx } from '#server/db/engine.ts'
import { insertRows } from '#server/seed/insertRows.ts'
import { holidays, rateTables } from '#server/subjects/legal/calculations/tables.ts'
import { fileRows, type FilesOf } from './files.ts'
import { ordersIn } from './orders.ts'

/** Files whose entries are written by one statement. */
const atOnce = 500

/** @returns The tables that were filled with explicit ids. */
export async function insertFiles(
  trx: Trx,
  count: number,
  given: Omit<FilesOf, 'rates' | 'holidays' | 'orders'>,
): Promise<string[]> {
  const [rates, days] = [await rateTables(trx), await holidays(trx)]
  const rows = fileRows(count, { ...given, rates, orders: await ordersIn(trx), holidays: days })
  await insertRows(trx, 'collection_file', rows.files)
  await insertRows(trx, 'claim', rows.claims)
  await insertRows(trx, 'interest_setting', rows.settings)
  await insertRows(trx, 'cost_line', rows.costs)
  await insertRows(trx, 'payment', rows.payments)
  await insertRows(trx, 'write_off', rows.writeOffs)
  let id = 0
  for (let from = 0; from < rows.entries.length; from += atOnce) {
    const numbered = rows.entries
      .slice(from, from + atOnce)
      .flatMap(({ file, entries }) => entries.map((entry) => ({ id: (id += 1), file, entry })))
    await insertEntries(trx, numbered, dayOf(given.now.toISOString()))
  }
  return ['collection_file', 'claim', 'cost_line', 'payment', 'write_off', 'ledger_entry']
}

type Numbered = { id: number; file: number; entry: Entry }

async function insertEntries(trx: Trx, all: readonly Numbered[], today: string): Promise<void> {
  const entries = all.map(({ id, file, entry: { key, kind, day } }) => ({
    ...{ id, file_id: file, key, round: 1, kind, day, booked_on: today, currency: 'EUR', request_id: 'seed' },
    booked_at: `${today}T00:00:00Z`,
  }))
  const postings = all.flatMap(({ id, file, entry }) =>
    entry.postings.map(({ account, claim, cents }, no) => ({
      ...{ entry_id: id, no: no + 1, file_id: file, account, claim_id: claim, cents },
    })),
  )
  for (const [table, rows] of [
    ['ledger_entry', entries],
    ['ledger_posting', postings],
  ] as const) {
    const columns = Object.keys(rows[0] ?? {}).join(', ')
    await trx.query({
      text: `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
      values: [JSON.stringify(rows)],
    })
  }
}
