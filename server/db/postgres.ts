/** The engine for a PostgreSQL server, through a bounded pool. */
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
  /** Milliseconds a statement may wait for a lock before the request is refused with 503. */
  lockTimeout?: number
}

/** Default of `lockTimeout`, in milliseconds. */
const mostForLocks = 5_000
/** Milliseconds added to the limit of a statement, for its answer to arrive. */
const margin = 5_000
/** Milliseconds of silence after which TCP keep-alive tests the connection; the default of Linux is two hours. */
const silent = 10_000
/** Options of the reserved connections, for health and signing in: few connections and short statements. */
const reservedOptions = { poolSize: 4, statementTimeout: 5_000, lockTimeout: 2_500 }

/**
 * Opens the pool and one connection, so that a wrong address or password is reported at once.
 *
 * @throws {Error} When server or database is unusable; the message says what to do.
 */
export async function openPostgres({
  url,
  poolSize,
  statementTimeout,
  connectTimeout,
  lockTimeout = mostForLocks,
}: PostgresOptions): Promise<OpenEngine> {
  const poolOf = (limits: Pick<PostgresOptions, 'poolSize' | 'statementTimeout'> & { lockTimeout: number }) =>
    new pg.Pool({
      connectionString: url,
      max: limits.poolSize,
      connectionTimeoutMillis: connectTimeout,
      idleTimeoutMillis: 60_000,
      statement_timeout: limits.statementTimeout,
      lock_timeout: limits.lockTimeout,
      idle_in_transaction_session_timeout: 60_000,
      application_name: 'dossier',
      // No parallel workers: one long query must not take the processors from all short ones. Not compiled: for a statement of many
      // parts that reads few rows that took 800 ms, and running it 2.
      options:
        '-c TimeZone=UTC -c DateStyle=ISO -c IntervalStyle=iso_8601 -c client_min_messages=warning -c max_parallel_workers_per_gather=0 -c jit=off',
      keepAlive: true,
      keepAliveInitialDelayMillis: silent,
      types: valueTypes,
    })
  let unlimited = 0
  const patience = (limit: number) => () => (unlimited > 0 || limit === 0 ? 0 : limit + margin)
  const keptLimit =
    statementTimeout === 0
      ? reservedOptions.statementTimeout
      : Math.min(reservedOptions.statementTimeout, statementTimeout)
  const reserved = engineOver('postgres', poolOf({ ...reservedOptions, statementTimeout: keptLimit }), {
    patience: patience(keptLimit),
  })
  const engine = engineOver('postgres', poolOf({ poolSize, statementTimeout, lockTimeout }), {
    patience: patience(statementTimeout),
    reserved,
  })
  try {
    await refuseUnfit(engine)
  } catch (error) {
    await engine.close()
    throw error
  }
  return Object.assign(engine, {
    // The server itself enforces `statement_timeout`, so long work must also run `set local statement_timeout =
    // 0`.
    withoutTimeout: async <T>(work: () => Promise<T>): Promise<T> => {
      unlimited += 1
      try {
        return await work()
      } finally {
        unlimited -= 1
      }
    },
  })
}
