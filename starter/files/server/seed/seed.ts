/** Fills an empty database with demo logins and the examples; all or nothing. */
import type { Engine, OpenEngine, Trx } from '#server/db/engine.ts'
import { hashPassword } from '#server/subjects/accounts/passwordHash.ts'
import { continueIds, insertRows } from './insertRows.ts'
import { examples } from '#server/seed/invented/examples.ts'
import { emailOf, logins } from '#server/seed/invented/people.ts'
import { fillWithin } from './reference/fill.ts'

export type Size = 'demo' | '1k' | '10k' | '100k' | '1m'

/** Number of examples per size. */
const sizes: Readonly<Record<Size, number>> = {
  demo: 200,
  '1k': 1_000,
  '10k': 10_000,
  '100k': 100_000,
  '1m': 1_000_000,
}

export type SeedOptions = {
  /** Store for bytes that stand in no table. */
  where?: unknown
  size: Size
  /** Password of all demo logins. */
  password: string
  log?: (text: string) => void
  now?: Date
}

export async function isEmpty(database: Pick<Engine | Trx, 'query'>): Promise<boolean> {
  const { rows } = await database.query<{ empty: boolean }>({
    text: 'select not exists (select from app_user) as empty',
  })
  return rows[0]?.empty === true
}

/** The database has data, to which nothing is ever added. */
export class NotEmpty extends Error {
  constructor() {
    super('The database is not empty, so it was not seeded. Use another database, or another DATA_DIR.')
    this.name = 'NotEmpty'
  }
}

/** @throws {NotEmpty} Also when another process seeds at the same time: the second waits and then throws. */
export async function seed(
  engine: OpenEngine,
  { size, password, log = () => {}, now = new Date() }: SeedOptions,
): Promise<void> {
  const hashes = await Promise.all(logins.map(() => hashPassword(password)))
  await engine.withoutTimeout(async () => {
    await engine.transaction(async (trx) => {
      await trx.query({ text: `select pg_advisory_xact_lock(hashtext('seed'))` })
      if (!(await isEmpty(trx))) throw new NotEmpty()
      await fillWithin(trx, now)
      const at = now.toISOString()
      await insertRows(
        trx,
        'app_user',
        logins.map(({ username, name, roles }, index) => {
          const account = { kind: 'employee', locale: 'en', active: true, created_at: at }
          return { id: index + 1, username, name, email: emailOf(username), roles, ...account }
        }),
      )
      await insertRows(
        trx,
        'credential',
        hashes.map((password_hash, index) => ({ user_id: index + 1, password_hash, changed_at: at })),
      )
      await continueIds(trx, 'app_user')
      for (const [table, rows] of Object.entries(examples(sizes[size], now))) {
        await insertRows(trx, table, rows)
        await continueIds(trx, table)
      }
    })
    // The embedded database has no autovacuum, and the planner needs statistics.
    await engine.query({ text: 'vacuum (analyze)' })
  })
  log(`seeded with the size ${size}`)
}
