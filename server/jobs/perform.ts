/** Runs one fetched job; for a kind with `once`, marks it as done in the same transaction. */
import type { FastifyInstance } from 'fastify'
import { looseStatementsIn } from './looseStatements.ts'
import type { Boss } from './boss.ts'
import { inChunks, keepClaim } from './chunks.ts'
import type { AnyJob, JobContext } from './job.ts'

export type Fetched = {
  id: string
  data: unknown
  retryCount: number
  sourceRootId?: string | null
  signal: AbortSignal
}

/** @throws The error of the work, already logged. */
export async function perform(app: FastifyInstance, boss: Boss, known: AnyJob, fetched: Fetched): Promise<void> {
  const { kind } = known
  const { id, retryCount, signal } = fetched
  const one = { kind, id, retryCount, signal, rootId: fetched.sourceRootId ?? id }
  const context: JobContext = {
    app,
    signal,
    attempt: retryCount + 1,
    inChunks: inChunks(app.engine, app.now, one),
  }
  // `enqueue` checked the type of the data.
  const data = fetched.data as never
  try {
    if (!known.once) return await known.work(data, context)
    await app.engine.transaction(async (trx) => {
      await keepClaim(trx, one)
      await known.work(data, { ...context, trx })
      await boss.complete(kind, { id, retryCount }, null, { db: looseStatementsIn(trx) })
    })
  } catch (error) {
    app.log.error({ err: error, kind, job: id, attempt: context.attempt }, 'a job failed')
    throw error
  }
}
