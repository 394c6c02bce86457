/**
 * The database as the server sees it: the same driver, SQL dialect and value types
 * whether PostgreSQL runs inside the process (PGlite in a worker thread) or elsewhere.
 *
 * Values as both read them: `date` 'YYYY-MM-DD' text; `timestamptz` ISO text in UTC;
 * `numeric` text; `int8` a number (an error beyond 2^53); `json`/`jsonb` parsed, unless cast to text.
 */
import type { Role } from './roles.ts'

/**
 * A named statement is prepared once per connection. A text of several statements, without values, returns the
 * rows of all.
 */
export type Statement = { text: string; values?: readonly unknown[]; name?: string }
export type Result<Row> = { rows: Row[]; rowCount: number }

export type Engine = {
  kind: 'pglite' | 'postgres'
  /** Runs one statement; outside a transaction it is committed by itself. */
  query<Row = Record<string, unknown>>(statement: Statement): Promise<Result<Row>>
  /** Runs `work` in one transaction and commits; rolls back when it throws. Never retries. */
  transaction<T>(work: (trx: Trx) => Promise<T>): Promise<T>
  /** Runs `work` on one connection outside any transaction, for statements that PostgreSQL refuses inside one. */
  alone<T>(work: (session: Pick<Engine, 'query'>) => Promise<T>): Promise<T>
  /** Calls `run` for each new connection to the database. @returns A function that stops these calls. */
  onConnect?(run: () => void): () => void
  /** Inode of the folder of an embedded database; a copy has another one. */
  folder?: string
  /**
   * The same database over connections kept free for health and signing in, so that requests waiting for a
   * locked table cannot use up all of them. The engine itself where there is only one connection.
   */
  readonly reserved: Engine
  close(): Promise<void>
}

/** An engine that this process opened; statements run as the login it was opened with. */
export type OpenEngine = Engine & {
  /** The same connections with another role set: the server runs with this. */
  as(role: Role): Engine
  /** Lifts the limit per statement while `work` runs: migrations, bulk loads, `vacuum`. */
  withoutTimeout<T>(work: () => Promise<T>): Promise<T>
}

/** Transaction, on one connection. */
export type Trx = {
  /** The same object in the transaction and in its savepoints: a key for what is remembered until its end. */
  readonly identity: object
  query<Row = Record<string, unknown>>(statement: Statement): Promise<Result<Row>>
  /**
   * Calls `work` once before the commit, with every item that was given for it, so that many writes cost one
   * statement, as the server itself even where the writer is from outside. Items of a savepoint that is rolled back are
   * dropped; throwing rolls back the transaction.
   */
  beforeCommit<T>(work: (items: readonly T[], trx: Trx) => Promise<void>, item: T): void
  /** Called once the transaction is committed; never when it is rolled back. */
  afterCommit(run: () => void): void
}
