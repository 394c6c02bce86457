/**
 * The database as the server sees it: the same driver, SQL dialect and value types
 * whether PostgreSQL runs inside the process (PGlite in a worker thread) or elsewhere.
 *
 * Values as both read them: `date` 'YYYY-MM-DD' text; `timestamptz` ISO text in UTC;
 * `numeric` text; `int8` a number (an error beyond 2^53); `json`/`jsonb` parsed, unless cast to text.
 */
import type { Kysely, Transaction } from 'kysely'
import type { Database } from '#schemas/generated/database.ts'
import type { Role } from './roles.ts'

/** With a name the statement is prepared once per connection. Several in one text, without values, answer the rows of all. */
export type Statement = { text: string; values?: readonly unknown[]; name?: string }
export type Result<Row> = { rows: Row[]; rowCount: number }

export type Engine = {
  kind: 'pglite' | 'postgres'
  /** Statements outside Kysely: the hot paths, and SQL whose text is data. */
  query<Row = Record<string, unknown>>(statement: Statement): Promise<Result<Row>>
  kysely: Kysely<Database>
  /** Runs `work` in one transaction and commits; rolls back when it throws. Retries nothing. */
  transaction<T>(work: (trx: Trx) => Promise<T>): Promise<T>
  /** One connection outside any transaction, for what cannot stand in one. */
  alone<T>(work: (session: Pick<Engine, 'query'>) => Promise<T>): Promise<T>
  /** Calls `run` for each new connection to the database. @returns How to stop that. */
  onConnect?(run: () => void): () => void
  /** Of an embedded database: what the file system calls its folder. A copy has another name. */
  folder?: string
  /**
   * The same database over connections kept for health and signing in, so that requests that wait for a locked table leave
   * them some; itself where there is one connection only.
   */
  readonly reserved: Engine
  close(): Promise<void>
}

/** An engine that this process opened, as the login that it was given. */
export type OpenEngine = Engine & {
  /** The same connections, with another role in force: what the server works as. */
  as(role: Role): Engine
  /** Lifts the limit per statement while `work` runs: migrations, bulk loads, `vacuum`. */
  withoutTimeout<T>(work: () => Promise<T>): Promise<T>
}

/** One transaction on one connection, by Kysely or by plain statement. */
export type Trx = {
  kysely: Transaction<Database>
  query<Row = Record<string, unknown>>(statement: Statement): Promise<Result<Row>>
  /** Called once the transaction is committed; never when it is rolled back. */
  afterCommit(run: () => void): void
}
