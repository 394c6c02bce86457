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
  /** Milliseconds a statement waits for what somebody else has locked, before the request is refused with 503. */
  lockTimeout?: number
}

/** Milliseconds. */
const mostForLocks = 5_000
/** Beyond the limit of a statement, for its answer to arrive. */
const margin = 5_000
/** Until a silent connection is asked whether somebody is there; by itself Linux waits two hours. */
const silent = 10_000
/** What is kept for health and signing in: few connections, and no question that takes long. */
const kept = { poolSize: 4, statementTimeout: 5_000, lockTimeout: 2_500 }

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
      // One question keeps one processor busy: a long one must not slow down all that are short.
      options:
        '-c TimeZone=UTC -c DateStyle=ISO -c IntervalStyle=iso_8601 -c client_min_messages=warning -c max_parallel_workers_per_gather=0',
      keepAlive: true,
      keepAliveInitialDelayMillis: silent,
      types: valueTypes,
    })
  let unlimited = 0
  const patience = (limit: number) => () => (unlimited > 0 || limit === 0 ? 0 : limit + margin)
  const keptLimit = statementTimeout === 0 ? kept.statementTimeout : Math.min(kept.statementTimeout, statementTimeout)
  const reserved = engineOver('postgres', poolOf({ ...kept, statementTimeout: keptLimit }), {
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
    // PostgreSQL heeds `statement_timeout`, so long work sets its own too (`set local statement_timeout = 0`).
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
