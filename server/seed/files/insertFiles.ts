/** Writes the invented files, and their ledger as it would have been booked, some at a time. */
import { setImmediate } from 'node:timers/promises'
import type { CourtTables } from '#domain/courtCosts.ts'
import { addMonths } from '#domain/time/calendar.ts'
import { dayOf, type IsoDate } from '#domain/time/day.ts'
import type { Trx } from '#server/db/engine.ts'
import { bulkLoad } from '#server/seed/bulkLoad.ts'
import { insertRows, rowsByTable } from '#server/seed/insertRows.ts'
import { names } from '#server/sql/names.ts'
import { courtTablesOn } from '#server/subjects/legal/courtTables.ts'
import { holidays, rateTables } from '#server/subjects/legal/calculations/tables.ts'
import type { Drafted } from './draft.ts'
import { invented } from './files.ts'
import type { FilesOf } from './ingredients.ts'
import { checkCosts, loadLedger } from './ledger.ts'
import { ordersIn } from './orders.ts'
import { agreedIn } from './regimes.ts'
import { fileRows } from './rows.ts'
import { tagRows } from './tags.ts'

const atOnce = 1000
const m = names('merchant')
/** Tables in an order in which rows would point at earlier ones only, were it not for the load. */
const tables = [
  'collection_file',
  'collection_file_co_debtors',
  'collection_file_tags',
  'claim',
  'interruption_event',
  'interest_setting',
  'cost_line',
  'fourteen_day_letter',
  'fourteen_day_claim',
  'payment',
  'write_off',
  'arrangement',
  'instalment',
  'dispute',
] as const
const ledgerTables = ['file_balance', 'ledger_posting', 'ledger_entry']

/**
 * @param progress Told the number of files written so far.
 * @returns The tables that were filled with explicit ids.
 */
export async function insertFiles(
  trx: Trx,
  count: number,
  given: Omit<FilesOf, 'rates' | 'holidays' | 'orders' | 'agreedOf' | 'merchantsOf' | 'courtTables'>,
  progress: (done: number) => void,
): Promise<string[]> {
  const today = dayOf(given.now.toISOString())
  const [rates, days, orders] = [await rateTables(trx), await holidays(trx), await ordersIn(trx)]
  const courtTables = await courtTablesByMonth(trx, today)
  const [agreedOf, merchantsOf] = [await agreedIn(trx), await merchantsIn(trx)]
  await insertRows(trx, 'tag', tagRows())
  const files = invented(count, { ...given, rates, orders, agreedOf, merchantsOf, holidays: days, courtTables })
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
  await checkCosts(trx)
  return ['tag', ...tables.filter((table) => !withoutIds.has(table)), 'ledger_entry']
}

/** Links, and records whose ids the database gives. */
const withoutIds: ReadonlySet<string> = new Set([
  'collection_file_co_debtors',
  'collection_file_tags',
  'interruption_event',
  'interest_setting',
  'dispute',
  'fourteen_day_claim',
])

async function write(trx: Trx, some: readonly Drafted[]): Promise<void> {
  const rows = rowsByTable(fileRows(some))
  for (const table of tables) await insertRows<string, object>(trx, table, rows[table])
}

/** Shops of the six webshops; files of other customers have none. */
async function merchantsIn({ query }: Trx): Promise<FilesOf['merchantsOf']> {
  const { rows } = await query<{ customer: number; ids: number[] }>({
    text: `select c.${m.id}::int as customer, array(select ${m.id}::int from merchant where ${m.client_id} = c.${m.id} order by ${m.id} limit 40) as ids
      from customer c where c.${m.id} between 6 and 11`,
  })
  const byCustomer = new Map(rows.map(({ customer, ids }) => [customer, ids]))
  return (customer) => byCustomer.get(customer) ?? []
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

/** Court tables of the first day of each month: tariffs change with a month. */
async function courtTablesByMonth(trx: Trx, today: IsoDate): Promise<(day: IsoDate) => CourtTables | undefined> {
  const byMonth = new Map<string, CourtTables>()
  for (let back = 0; back <= 36; back += 1) {
    const month = addMonths(today, -back).slice(0, 7)
    byMonth.set(month, await courtTablesOn(`${month}-01`, trx))
  }
  return (day) => byMonth.get(day.slice(0, 7))
}
