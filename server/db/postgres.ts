/** PostgreSQL elsewhere, through a bounded pool. */
import pg from 'pg'
import { engineOver } from './connectPool.ts'
import { valueTypes } from './connectValues.ts'
import type { OpenEngine } from './engine.ts'
import { refuseUnfit } from './fitness.ts'

export type PostgresOptions = {
  /** postgres://user:password@host:port/database */
  url: string
  poolSize: number
  /** Milliseconds a statement may take; 0 is without limit. */
  statementTimeout: number
  /** Milliseconds to wait for a free connection before the request is refused with 503. */
  connectTimeout: number
}

/**
 * Opens the pool and one connection, so that a wrong address or password is known at once.
 *
 * @throws With what to do, when server or database are of no use.
 */
export async function openPostgres({
  url,
  poolSize,
  statementTimeout,
  connectTimeout,
}: PostgresOptions): Promise<OpenEngine> {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: connectTimeout,
    idleTimeoutMillis: 60_000,
    statement_timeout: statementTimeout,
    idle_in_transaction_session_timeout: 60_000,
    application_name: 'dossier',
    // One question keeps one processor busy: a long one must not slow down all that are short.
    options:
      '-c TimeZone=UTC -c DateStyle=ISO -c IntervalStyle=iso_8601 -c client_min_messages=warning -c max_parallel_workers_per_gather=0',
    keepAlive: true,
    types: valueTypes,
  })
  const engine = engineOver('postgres', pool)
  try {
    await refuseUnfit(engine)
  } catch (error) {
    await engine.close()
    throw error
  }
  // PostgreSQL heeds `statement_timeout`, so long work sets its own (`set local statement_timeout = 0`).
  return Object.assign(engine, { withoutTimeout: <T>(work: () => Promise<T>) => work() })
}
