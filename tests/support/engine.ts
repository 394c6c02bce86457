/**
 * A migrated database for one worker: embedded, in memory; or, where TEST_DATABASE_URL names a server,
 * a new one there that is dropped afterwards. So every test of the API runs on both engines.
 */
import { randomBytes } from 'node:crypto'
import pg from 'pg'
import type { Engine } from '#server/db/engine.ts'
import { migrate } from '#server/db/migrate.ts'
import { keyOfFolder, openMemoryEngine } from '#server/db/pgliteMemory.ts'
import { openPostgres } from '#server/db/postgres.ts'

export async function openTestEngine(): Promise<Engine> {
  const server = process.env.TEST_DATABASE_URL
  if (server) return openOn(server)
  const folder = `${import.meta.dirname}/../../server/db/migrations`
  // A kept copy of the migrated database: about a second.
  return openMemoryEngine({ prepare: (fresh) => migrate(fresh), key: keyOfFolder(folder), connectTimeout: 60_000 })
}

async function openOn(server: string): Promise<Engine> {
  const name = `test_${randomBytes(8).toString('hex')}`
  await administer(server, `create database ${name}`)
  const url = new URL(server)
  url.pathname = name
  const limits = { poolSize: 8, statementTimeout: 30_000, connectTimeout: 10_000 }
  const engine = await openPostgres({ ...limits, url: url.href })
  await migrate(engine)
  const close = async () => {
    await engine.close()
    await administer(server, `drop database ${name} with (force)`)
  }
  return { ...engine, close }
}

async function administer(server: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  await client.query(text)
  await client.end()
}
