/** Puts `app.jobs` on the server: the only way to enqueue a job, and the runner once the server listens. */
import { setTimeout as pause } from 'node:timers/promises'
import fp from 'fastify-plugin'
import type { Engine, Trx } from '#server/db/engine.ts'
import { looseStatementsIn } from './looseStatements.ts'
import { takesNoChanges } from '#server/db/takesNoChanges.ts'
import { createBoss, type Boss } from './boss.ts'
import type { AnyJob, JobKind, JobKinds } from './job.ts'
import { perform } from './perform.ts'
import { keepQueues } from './queues.ts'
import { startRunner, type Runner } from './runner.ts'

declare module 'fastify' {
  interface FastifyInstance {
    jobs: Jobs
  }
}

export type Jobs = {
  kinds: readonly AnyJob[]
  /**
   * Enqueues a job in the transaction that causes it: it is done after the commit, and never after a rollback.
   *
   * @param after Milliseconds since 1970 before which it does not start.
   */
  enqueue<Kind extends JobKind>(trx: Trx, kind: Kind, data: JobKinds[Kind], after?: number): Promise<void>
  /** The same for many jobs of one kind, in one statement. */
  enqueueAll<Kind extends JobKind>(trx: Trx, kind: Kind, all: readonly JobKinds[Kind][]): Promise<void>
  /**
   * For tests with a server that does not listen: runs due jobs until none is left. @returns Number of jobs,
   * failed ones included.
   */
  runDue(): Promise<number>
  /** Has a worker look at once for due jobs of that kind. */
  wake(kind: string): void
  /** The queue itself, for the page of jobs; jobs are added by `enqueue` only. */
  boss(): Promise<Boss>
}

/** @param engine The database itself, not the wrapper for keyed calls. */
export const jobs = (engine: Engine, kinds: readonly AnyJob[]) =>
  fp(async (app) => {
    const byName = new Map(kinds.map((one) => [one.kind as string, one]))
    const twice = kinds.find(({ kind }, index) => kinds.findIndex((one) => one.kind === kind) < index)
    if (twice) throw new Error(`Two jobs have the kind "${twice.kind}"; give each a name of its own.`)
    const boss = createBoss({ engine, now: app.now, log: app.log, runs: false })
    let prepared: Promise<Boss> | undefined
    let runner: Promise<Runner | undefined> | undefined

    async function prepare(): Promise<Boss> {
      await keepQueues(engine, kinds).catch((error: unknown) => {
        // A standby is read-only and already has its primary's queues.
        if (!takesNoChanges(error)) throw error
      })
      return boss.start()
    }
    const ready = () =>
      (prepared ??= prepare().catch((error: unknown) => {
        prepared = undefined
        throw error
      }))

    function named(kind: string): AnyJob {
      const known = byName.get(kind)
      if (!known) throw new Error(`No subject does jobs of the kind ${kind}.`)
      return known
    }
    const wake = (kind: string) => void runner?.then((one) => one?.wake(kind))

    async function runDue(): Promise<number> {
      const queue = await ready()
      let count = 0
      for (let isIdle = false; !isIdle;) {
        isIdle = true
        for (const definition of kinds) {
          const fetched = await queue.fetch<object>(definition.kind, {
            includeMetadata: true,
            ...(definition.group && { groupConcurrency: 1 }),
          })
          for (const one of fetched) {
            isIdle = false
            count += 1
            const { signal } = new AbortController()
            await perform(app, queue, definition, { ...one, signal }).then(
              () => queue.complete(definition.kind, one),
              (error: unknown) => queue.fail(definition.kind, one, asObject(error)),
            )
          }
        }
      }
      return count
    }

    app.decorate('jobs', {
      kinds,
      runDue,
      wake,
      boss: ready,
      async enqueue(trx, kind, data, after) {
        const known = named(kind)
        const queue = await ready()
        await queue.send(kind, data, {
          db: looseStatementsIn(trx),
          startAfter: after === undefined ? undefined : new Date(after),
          singletonKey: known.key?.(data as never),
          group: known.group && { id: known.group(data as never) },
        })
        trx.afterCommit(() => wake(kind))
      },
      async enqueueAll(trx, kind, all) {
        if (all.length === 0) return
        const { key, group } = named(kind)
        const queue = await ready()
        const asked = all.map((data) => ({
          data,
          singletonKey: key?.(data as never),
          group: group && { id: group(data as never) },
        }))
        await queue.insert(kind, asked, { db: looseStatementsIn(trx) })
        trx.afterCommit(() => wake(kind))
      },
    } satisfies Jobs)

    // An unavailable database must not prevent the start: reading may work, and `enqueue` tries again.
    app.addHook('onReady', async () => {
      await ready().catch((error: unknown) => app.log.error({ err: error }, 'the queue of jobs could not be asked'))
    })
    const closing = new AbortController()
    // Started after the port is open, so that listening does not wait for it.
    app.addHook('onListen', async () => {
      runner = start()
    })
    // Before the database is closed.
    app.addHook('preClose', async () => {
      closing.abort()
      await (await runner)?.stop()
      await prepared?.catch(() => {})
      await boss.stop({ graceful: false })
    })

    async function start(): Promise<Runner | undefined> {
      while (!closing.signal.aborted) {
        try {
          await ready()
          return await startRunner(app, kinds)
        } catch (error) {
          app.log.error({ err: error }, 'jobs wait: the queue could not be asked')
          await pause(tryEvery, undefined, { signal: closing.signal }).catch(() => {})
        }
      }
      return undefined
    }
  })

/** Milliseconds. */
const tryEvery = 15_000

const asObject = (error: unknown): object => (error instanceof Error ? error : { message: String(error) })
