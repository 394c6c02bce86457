/** The only file that imports pg-boss: its queue over our engine, in the tables that our migrations made. */
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
  /**
   * Whether this instance runs schedules and watches over jobs of dead processes; one that only enqueues does
   * neither.
   */
  runs: boolean
}

/** Seconds. */
const everyMinute = 60
const cron = { cronMonitorIntervalSeconds: 30, cronWorkerIntervalSeconds: 10 }

/** Creates an instance without starting it. */
export function createBoss({ engine, now, log, runs }: Options): Boss {
  const boss = new PgBoss({
    db: looseStatements(engine),
    backend: engine.kind,
    schema: 'pgboss',
    // Our migrations create the tables; this login may not.
    migrate: false,
    createSchema: false,
    schedule: runs,
    supervise: runs,
    ...cron,
    superviseIntervalSeconds: everyMinute,
    monitorIntervalSeconds: everyMinute,
    flowIntervalSeconds: everyMinute,
    // Maintenance belongs to the administrator of PostgreSQL; the embedded database is vacuumed by its engine.
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
