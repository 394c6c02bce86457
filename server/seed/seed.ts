/** Fills an empty database: demo logins, customers and merchants, all or nothing, the same on every machine. */
import type { Engine, OpenEngine, Trx } from '#server/db/engine.ts'
import { hashPassword } from '#server/passwords.ts'
import { bulkLoad } from './bulkLoad.ts'
import { customers } from './customers.ts'
import { insertMerchants } from './merchants.ts'
import { logins, people } from './people.ts'

export type Size = 'demo' | '10k' | '100k' | '1m'

/** How many of each. */
const sizes = {
  demo: { people: 40, customers: 45, merchants: 100_000 },
  '10k': { people: 40, customers: 200, merchants: 10_000 },
  '100k': { people: 60, customers: 2_000, merchants: 100_000 },
  '1m': { people: 60, customers: 20_000, merchants: 1_000_000 },
} as const satisfies Record<Size, { people: number; customers: number; merchants: number }>

export type SeedOptions = {
  size: Size
  /** Of all demo logins. */
  password: string
  log?: (text: string) => void
}

/** Nothing is younger than this, so that the data does not depend on the day it was made. */
const asOf = new Date('2026-06-30T12:00:00Z')

/** True when there are neither people nor customers. */
export async function isEmpty(database: Pick<Engine | Trx, 'query'>): Promise<boolean> {
  const { rows } = await database.query<{ empty: boolean }>({
    text: 'select not exists (select from app_user) and not exists (select from customer) as empty',
  })
  return rows[0]?.empty === true
}

/** Nothing is ever added to somebody's data. */
export class NotEmpty extends Error {
  constructor() {
    super('The database is not empty, so it was not seeded. Use another database, or another DATA_DIR.')
    this.name = 'NotEmpty'
  }
}

/** @throws {NotEmpty} Also when another process seeds it at the same time: the second waits, and is told. */
export async function seed(engine: OpenEngine, { size, password, log = () => {} }: SeedOptions): Promise<void> {
  const counts = sizes[size]
  const started = performance.now()
  const hashes = await Promise.all(logins.map(() => hashPassword(password)))
  await engine.withoutTimeout(async () => {
    await engine.transaction(async (trx) => {
      await trx.query({ text: `select set_config('statement_timeout', '0', true)` })
      await trx.query({ text: `select pg_advisory_xact_lock(hashtext('seed'))` })
      if (!(await isEmpty(trx))) throw new NotEmpty()
      await insertPeople(trx, counts.people, hashes)
      await insertCustomers(trx, counts.customers)
      await insertLinks(trx)
      await bulkLoad(trx, 'merchant', () =>
        insertMerchants(trx, counts.merchants, counts.customers, asOf, (done) => {
          if (done % 250_000 === 0) log(`${done.toLocaleString('en')} merchants`)
        }),
      )
      for (const table of ['app_user', 'customer', 'merchant']) await continueIds(trx, table)
    })
    // The embedded database never does this by itself, and without it nothing knows how large the tables are.
    await engine.query({ text: 'vacuum (analyze)' })
  })
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  log(`seeded ${counts.customers} customers and ${counts.merchants.toLocaleString('en')} merchants in ${seconds} s`)
}

async function insertPeople(trx: Trx, count: number, hashes: readonly string[]): Promise<void> {
  await insertRows(trx, 'app_user', people(count, asOf))
  await insertRows(
    trx,
    'credential',
    hashes.map((password_hash, index) => ({ user_id: index + 1, password_hash, changed_at: asOf })),
  )
}

async function insertCustomers(trx: Trx, count: number): Promise<void> {
  const managers = logins.flatMap(({ roles }, index) => (roles.includes('ROLE_EMPLOYEE') ? [index + 1] : []))
  const rows = customers(count, managers, asOf)
  for (let from = 0; from < rows.length; from += 2000) await insertRows(trx, 'customer', rows.slice(from, from + 2000))
}

async function insertLinks(trx: Trx): Promise<void> {
  const links = logins.flatMap((login, index) =>
    login.customers.map((target_id) => ({ owner_id: index + 1, target_id })),
  )
  await insertRows(trx, 'app_user_customers', links)
}

/** Many rows in one statement: the columns of the first one, read by the table's own types. */
async function insertRows(trx: Trx, table: string, rows: readonly object[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).join(', ')
  await trx.query({
    text: `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
    values: [JSON.stringify(rows)],
  })
}

/** The next record gets the id after the last one. */
async function continueIds(trx: Trx, table: string): Promise<void> {
  await trx.query({
    text: `select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`,
  })
}
