/** Measures jobs per second on both databases, and what the queue adds to the start of a server. */
import { setTimeout as pause } from 'node:timers/promises'
import { entities } from '#schemas/generated/entities.ts'
import { buildApp } from '#server/app.ts'
import { readSettings } from '#server/config.ts'
import type { OpenEngine } from '#server/db/engine.ts'
import { migrate } from '#server/db/migrate.ts'
import { openMemoryEngine } from '#server/db/pgliteMemory.ts'
import { openPostgres } from '#server/db/postgres.ts'
import { serverRole } from '#server/db/roles.ts'
import { job } from '#server/jobs/job.ts'
import { protect } from '#server/protect.ts'

declare module '#server/jobs/job.ts' {
  interface JobKinds {
    'bench.nothing': { number: number }
    'bench.once': { number: number }
  }
}

export type JobFigures = {
  /** Milliseconds until a job can be enqueued, with existing queues. */
  start: number
  /** Per second: jobs enqueued in one transaction, empty jobs done, and jobs done that write one row with `once`. */
  enqueued: number
  done: number
  doneOnce: number
}

const count = 1000
const atOnce = 4

/** @param databaseUrl PostgreSQL; absent: the embedded database, in memory. */
export async function measureJobs(databaseUrl?: string): Promise<JobFigures> {
  const limits = { statementTimeout: 30_000, connectTimeout: 60_000 }
  const open: OpenEngine = databaseUrl
    ? await openPostgres({ url: databaseUrl, poolSize: 10, ...limits })
    : await openMemoryEngine({ connectTimeout: 60_000 })
  try {
    await migrate(open)
    await protect(open, entities)
    await open.query({ text: 'create table if not exists bench_job (number int); grant all on bench_job to public' })
    const left = { nothing: 0 }
    const kinds = [
      job({ kind: 'bench.nothing', atOnce, work: async () => void (left.nothing -= 1) }),
      job({
        kind: 'bench.once',
        atOnce,
        once: true,
        work: async ({ number }, { trx }) =>
          void (await trx.query({ text: 'insert into bench_job (number) values ($1)', values: [number] })),
      }),
    ]
    const config = { ...readSettings({ LOG_LEVEL: 'error' }, 'tool'), sessionSecret: 'x'.repeat(32) }
    const engine = open.as(serverRole)
    const build = () => buildApp({ config, engine, moreJobs: kinds })
    const first = await build()
    await first.jobs.boss()
    await first.close()
    const app = await build()
    let began = performance.now()
    await app.jobs.boss()
    const start = performance.now() - began
    const perSecond = () => (1000 * count) / (performance.now() - began)
    const enqueue = (kind: 'bench.nothing' | 'bench.once') =>
      engine.transaction(async (trx) => {
        for (let number = 0; number < count; number += 1) await app.jobs.enqueue(trx, kind, { number })
      })
    await app.listen({ port: 0 })
    // Waits for the jobs that a new database has due at once.
    await pause(3000)

    left.nothing = count
    began = performance.now()
    await enqueue('bench.nothing')
    const enqueued = perSecond()
    began = performance.now()
    while (left.nothing > 0) await pause(5)
    const done = perSecond()

    await enqueue('bench.once')
    began = performance.now()
    for (let written = 0; written < count;) {
      await pause(50)
      const { rows } = await open.query<{ written: number }>({ text: 'select count(*) as written from bench_job' })
      written = rows[0]?.written ?? 0
    }
    const doneOnce = perSecond()
    await app.close()
    return { start, enqueued, done, doneOnce }
  } finally {
    await open.close()
  }
}
