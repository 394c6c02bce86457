/** Writes the invented files, and their ledger as it would have been booked, some at a time. */
import { setImmediate } from 'node:timers/promises'
import type { CourtTables } from '#domain/courtCosts.ts'
import { addMonths } from '#domain/time/calendar.ts'
import { dayOf, type IsoDate } from '#domain/time/day.ts'
import type { Trx } from '#server/db/engine.ts'
import { bulkLoad } from '#server/seed/bulkLoad.ts'
import { insertRows } from '#server/seed/insertRows.ts'
import { courtTablesOn } from '#server/subjects/legal/courtTables.ts'
import { holidays, rateTables } from '#server/subjects/legal/calculations/tables.ts'
import { fileRows, invented, type Drafted, type FilesOf } from './files.ts'
import { loadLedger } from './ledger.ts'
import { ordersIn } from './orders.ts'

const atOnce = 1000
const tables = ['collection_file', 'claim', 'interest_setting', 'cost_line', 'payment', 'write_off']
const ledgerTables = ['file_balance', 'ledger_posting', 'ledger_entry']

/**
 * @param progress Told the number of files written so far.
 * @returns The tables that were filled with explicit ids.
 */
export async function insertFiles(
  trx: Trx,
  count: number,
  given: Omit<FilesOf, 'rates' | 'holidays' | 'orders' | 'courtTables'>,
  progress: (done: number) => void,
): Promise<string[]> {
  const today = dayOf(given.now.toISOString())
  const [rates, days, orders] = [await rateTables(trx), await holidays(trx), await ordersIn(trx)]
  const courtTables = await courtTablesByMonth(trx, today)
  const files = invented(count, { ...given, rates, orders, holidays: days, courtTables })
  await bulkLoad(trx, [...tables, ...ledgerTables], () =>
    loadLedger(trx, today, async (book) => {
      let done = 0
      let writing = Promise.resolve()
      for await (const some of inParts(files)) {
        // While the database writes these, the next ones are invented.
        await writing
        done += some.length
        progress(done)
        writing = write(trx, some).then(() => book(some))
        writing.catch(() => undefined)
      }
      await writing
    }),
  )
  return ['collection_file', 'claim', 'cost_line', 'payment', 'write_off', 'ledger_entry']
}

async function write(trx: Trx, some: readonly Drafted[]): Promise<void> {
  const rows = fileRows(some)
  await insertRows(trx, 'collection_file', rows.files)
  await insertRows(trx, 'claim', rows.claims)
  await insertRows(trx, 'interest_setting', rows.settings)
  await insertRows(trx, 'cost_line', rows.costs)
  await insertRows(trx, 'payment', rows.payments)
  await insertRows(trx, 'write_off', rows.writeOffs)
}

async function* inParts(files: Iterable<Drafted>): AsyncGenerator<Drafted[]> {
  let some: Drafted[] = []
  for (const file of files) {
    some.push(file)
    // Lets the database get its next statement.
    if (some.length % 20 === 0) await setImmediate()
    if (some.length === atOnce) {
      yield some
      some = []
    }
  }
  if (some.length > 0) yield some
}

/** Of the first day of each month: tariffs change with a month. */
async function courtTablesByMonth(trx: Trx, today: IsoDate): Promise<(day: IsoDate) => CourtTables | undefined> {
  const byMonth = new Map<string, CourtTables>()
  for (let back = 0; back <= 36; back += 1) {
    const month = addMonths(today, -back).slice(0, 7)
    byMonth.set(month, await courtTablesOn(`${month}-01`, trx))
  }
  return (day) => byMonth.get(day.slice(0, 7))
}
