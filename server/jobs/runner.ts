/** Runs jobs while the server listens: one worker per kind, or as many as the kind says. */
import type { FastifyInstance } from 'fastify'
import { createBoss } from './boss.ts'
import type { AnyJob } from './job.ts'
import { perform } from './perform.ts'
import { keepSchedules } from './queues.ts'

export type Runner = {
  /** Tells that a job of that kind may be due. */
  wake(kind: string): void
  /** Waits for running jobs up to a limit, then aborts them; another process takes them over. */
  stop(): Promise<void>
}

/** Seconds after which a worker looks without being woken: for jobs of other processes, and for repeated attempts. */
const lookEvery = 15
/** The same for the second and further workers of a kind, which the first one wakes. */
const lookSeldom = 600
/** Milliseconds; the process itself has ten seconds to stop (`untilStopped.ts`). */
const mostToFinish = 5000

/** A worker's id, for waking it, and whether it has a job. */
type Worker = { id: string; isBusy: boolean }

export async function startRunner(app: FastifyInstance, kinds: readonly AnyJob[]): Promise<Runner> {
  const { engine, now, log } = app
  const boss = createBoss({ engine, now, log, runs: true })
  const workers = new Map<string, Worker[]>()
  const wake = (kind: string) => {
    const idle = workers.get(kind)?.find(({ isBusy }) => !isBusy)
    if (idle) boss.notifyWorker(idle.id)
  }

  async function addWorker(definition: AnyJob, isFirst: boolean): Promise<void> {
    const worker: Worker = { id: '', isBusy: false }
    const { kind, group } = definition
    const options = {
      includeMetadata: true,
      pollingIntervalSeconds: isFirst ? lookEvery : lookSeldom,
      ...(group && { groupConcurrency: 1 }),
    } as const
    worker.id = await boss.work<object>(kind, options, async ([fetched]) => {
      if (!fetched) return
      worker.isBusy = true
      wake(kind)
      try {
        await perform(app, boss, definition, fetched)
      } finally {
        worker.isBusy = false
        // More jobs may be due.
        boss.notifyWorker(worker.id)
      }
    })
    workers.set(kind, [...(workers.get(kind) ?? []), worker])
  }

  try {
    await boss.start()
    // The embedded database has one process only, so jobs marked as running belong to one that died.
    if (engine.kind === 'pglite') for (const { kind } of kinds) await giveBack(kind)
    else
      void boss
        .supervise()
        .catch((error: unknown) => log.error({ err: error }, 'the queue of jobs was not looked after'))
    await keepSchedules(boss, kinds)
    for (const known of kinds)
      for (let count = 0; count < (known.atOnce ?? 1); count += 1) await addWorker(known, count === 0)
  } catch (error) {
    await boss.stop({ graceful: false })
    throw error
  }

  async function giveBack(kind: string): Promise<void> {
    const { rows } = await engine.query<{ id: string }>({
      text: `select id from pgboss.job where name = $1 and state = 'active'`,
      values: [kind],
    })
    const ids = rows.map(({ id }) => id)
    if (ids.length > 0) await boss.fail(kind, ids, { message: 'the process that did it ended' })
  }

  return { wake, stop: () => boss.stop({ graceful: true, timeout: mostToFinish }) }
}
