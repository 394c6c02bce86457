/** The only file that imports pg-boss: the queue over our engine, in the schema that our migrations made. */
import { PgBoss } from 'pg-boss'
import type { FastifyBaseLogger } from 'fastify'
import type { Engine } from '#server/db/engine.ts'
import { looseStatements } from './looseStatements.ts'

export type Boss = PgBoss

type Options = {
  engine: Engine
  /** Milliseconds since 1970. */
  now: () => number
  log: FastifyBaseLogger
  /** Whether this one keeps schedules and looks after jobs whose process died; one that only asks does neither. */
  runs: boolean
}

/** Seconds. */
const everyMinute = 60
const cron = { cronMonitorIntervalSeconds: 30, cronWorkerIntervalSeconds: 10 }

/** Not started yet. */
export function createBoss({ engine, now, log, runs }: Options): Boss {
  const boss = new PgBoss({
    db: looseStatements(engine),
    backend: engine.kind,
    schema: 'pgboss',
    // Tables are made by our migrations, whose login may do so; this one may not.
    migrate: false,
    createSchema: false,
    schedule: runs,
    supervise: runs,
    ...cron,
    superviseIntervalSeconds: everyMinute,
    monitorIntervalSeconds: everyMinute,
    flowIntervalSeconds: everyMinute,
    // What an administrator of the database sees to, on PostgreSQL; the embedded one is vacuumed by its engine.
    reindex: false,
    monitorVacuum: false,
    registerInstance: false,
    clock: {
      now,
      setTimeout: (run, milliseconds) => setTimeout(run, milliseconds).unref(),
      clearTimeout: (timer) => clearTimeout(timer as NodeJS.Timeout),
      setInterval: (run, milliseconds) => setInterval(run, milliseconds).unref(),
      clearInterval: (timer) => clearInterval(timer as NodeJS.Timeout),
    },
  })
  boss.on('error', (error) => log.error({ err: error }, 'the queue of jobs met an error'))
  boss.on('warning', ({ message, data }) => log.warn({ data }, message))
  return boss
}
