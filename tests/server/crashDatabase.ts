/** A new database on the server that TEST_DATABASE_URL names. */
import { randomBytes } from 'node:crypto'
import pg from 'pg'

export async function createDatabase(server: string): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `crash_${randomBytes(8).toString('hex')}`
  await administer(server, `create database ${name}`)
  const url = new URL(server)
  url.pathname = name
  return { url: url.href, drop: () => administer(server, `drop database ${name} with (force)`) }
}

async function administer(server: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  await client.query(text)
  await client.end()
}
