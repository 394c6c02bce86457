/** Checks that a PostgreSQL server and database meet the requirements, before anything is written. */
import type { Engine } from './engine.ts'

type Found = { number: number; version: string; database: string; encoding: string; sorts: boolean }

const question = `select current_setting('server_version_num')::int as number, current_setting('server_version') as version,
  current_database() as database, current_setting('server_encoding') as encoding,
  exists (select from pg_collation where collname = 'und-x-icu') as sorts`

/** @throws {Error} When the database is unsuitable; the message says what to do. */
export async function refuseUnfit(engine: Pick<Engine, 'query'>): Promise<void> {
  const { rows } = await engine.query<Found>({ text: question })
  const [found] = rows
  const problem = found && problemOf(found)
  if (problem) throw new Error(problem)
}

function problemOf({ number, version, database, encoding, sorts }: Found): string | undefined {
  if (number < 150_000) return `PostgreSQL ${version} is too old: version 15 or newer is needed.`
  // LATIN1 has no euro sign and SQL_ASCII accepts any bytes: names would be refused or stored wrongly.
  if (encoding !== 'UTF8') {
    return (
      `The database "${database}" keeps text as ${encoding}, and UTF8 is needed. Make another, and name it in DATABASE_URL: ` +
      `create database dossier encoding 'UTF8' template template0 locale 'C.UTF-8'`
    )
  }
  // The ICU collations are missing when the server was built without ICU.
  if (!sorts) return `PostgreSQL ${version} was built without ICU, which sorts text: a server with ICU is needed.`
  return undefined
}
