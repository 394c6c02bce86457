/**
 * A migrated database for one worker: embedded, in memory; or, when TEST_DATABASE_URL is set, a new one on that
 * server, dropped afterwards. So all API tests run on both engines.
 */
import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { entities } from '#schemas/generated/entities.ts'
import type { Engine, OpenEngine } from '#server/db/engine.ts'
import { migrate } from '#server/db/migrate.ts'
import { keyOfFolder, openMemoryEngine, preparedCopy } from '#server/db/pgliteMemory.ts'
import { openPostgres } from '#server/db/postgres.ts'
import { protect } from '#server/protect.ts'

const migrations = `${import.meta.dirname}/../../server/db/migrations`
const limits = { poolSize: 8, statementTimeout: 30_000, connectTimeout: 10_000 }
/** An arbitrary advisory lock: one process at a time creates the template that others copy. */
const copyLock = 4_117_002

/** With the owner's login: the server itself uses `engine.as(serverRole)`. */
export async function openTestEngine(): Promise<OpenEngine> {
  const server = process.env.TEST_DATABASE_URL
  // From a stored copy of the migrated database: about a second.
  const engine = server
    ? await openOn(server, keyOfFolder(migrations))
    : await openMemoryEngine({ ...prepared(), connectTimeout: 60_000 })
  // Parts already in the copy are skipped.
  await protect(engine, entities)
  return engine
}

const prepared = () => ({ prepare, key: `${keyOfFolder(migrations)} protected` })

/**
 * Makes the folder of data of a server that has run once already: its migrations alone take longer than what most
 * tests of a server in a process of its own are about.
 */
export async function makeDataFolder(prefix: string): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), prefix))
  const database = path.join(folder, 'pg')
  mkdirSync(database, { mode: 0o700 })
  execFileSync('tar', ['-xf', await preparedCopy(prepared()), '-C', database], { stdio: 'pipe' })
  return folder
}

async function prepare(engine: OpenEngine): Promise<void> {
  await migrate(engine)
  await protect(engine, entities)
}

/** The engine with some parts replaced, also for its reserved connections. */
export function engineWith(engine: Engine, parts: Partial<Pick<Engine, 'query' | 'transaction'>>): Engine {
  const changed: Engine = {
    ...engine,
    ...parts,
    get reserved() {
      return changed
    },
  }
  return changed
}

/** From a template too: running all migrations takes seconds, a copy a tenth of one. */
async function openOn(server: string, key: string): Promise<OpenEngine> {
  const name = `test_${randomBytes(8).toString('hex')}`
  await administer(server, async (run) => {
    await run(`select pg_advisory_lock(${copyLock})`)
    const copy = `test_copy_protected_${key}`
    const { rows } = await run(`select from pg_database where datname = '${copy}'`)
    if (rows.length === 0) {
      const draft = `${copy}_draft`
      await run(`drop database if exists ${draft} with (force)`)
      await run(`create database ${draft}`)
      const engine = await openPostgres({ ...limits, url: urlOf(server, draft) })
      await prepare(engine).finally(() => engine.close())
      await run(`alter database ${draft} rename to ${copy}`)
    }
    await run(`create database ${name} template ${copy}`)
  })
  const engine = await openPostgres({ ...limits, url: urlOf(server, name) })
  const close = async () => {
    await engine.close()
    await administer(server, (run) => run(`drop database ${name} with (force)`))
  }
  return { ...engine, close }
}

function urlOf(server: string, database: string): string {
  const url = new URL(server)
  url.pathname = database
  return url.href
}

async function administer(server: string, work: (run: (text: string) => Promise<pg.QueryResult>) => Promise<unknown>) {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    await work((text) => client.query(text))
  } finally {
    await client.end()
  }
}
