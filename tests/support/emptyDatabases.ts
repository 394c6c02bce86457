/** Empty databases to migrate: always an embedded one, plus one on PostgreSQL when TEST_DATABASE_URL is set. */
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import type { Engine } from '#server/db/engine.ts'
import { openMemoryEngine } from '#server/db/pgliteMemory.ts'
import { openPostgres } from '#server/db/postgres.ts'

export type EmptyDatabase = {
  engine: Engine
  /** A second connection to the same database, with short timeouts; absent where only one can exist. */
  second?: Engine
  /** Removes all tables, functions and extensions. */
  wipe(): Promise<void>
  close(): Promise<void>
}

export const emptyDatabases: [string, () => Promise<EmptyDatabase>][] = [
  ['pglite', emptyPglite],
  ...(process.env.TEST_DATABASE_URL
    ? [['postgres', () => emptyPostgres(process.env.TEST_DATABASE_URL ?? '')] as [string, () => Promise<EmptyDatabase>]]
    : []),
]

async function emptyPglite(): Promise<EmptyDatabase> {
  const engine = await openMemoryEngine()
  return { engine, wipe: () => wipe(engine), close: () => engine.close() }
}

async function emptyPostgres(server: string): Promise<EmptyDatabase> {
  const name = `migrate_${randomUUID().replaceAll('-', '')}`
  await onServer(server, `create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  const open = (statementTimeout: number) =>
    openPostgres({ url: url.href, poolSize: 4, statementTimeout, connectTimeout: 5_000 })
  const engine = await open(5_000)
  const second = await open(500)
  return {
    engine,
    second,
    wipe: () => wipe(engine),
    close: async () => {
      await engine.close()
      await second.close()
      await onServer(server, `drop database ${name}`)
    },
  }
}

async function wipe(engine: Engine) {
  await engine.query({ text: 'drop schema public cascade' })
  await engine.query({ text: 'create schema public' })
}

async function onServer(server: string, sql: string) {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  await client.query(sql)
  await client.end()
}
