/**
 * Runs in bulk as jobs: each chunk is one transaction with its progress, so that a killed server continues where
 * it was, and no record is done twice. Rights are read anew for each chunk.
 */
import type { FastifyInstance } from 'fastify'
import { AppError, textsOf, type Text } from '#server/errors.ts'
import type { Trx } from '#server/db/engine.ts'
import { say } from '#server/foundation/messages.ts'
import type { Writer } from '#server/foundation/writer.ts'
import { job, type JobContext } from '#server/jobs/job.ts'
import type { BulkEntity } from '#server/records/bulk/asked.ts'
import { runOf, writeRun, type Run, type State } from '#server/records/bulk/store.ts'
import { undoChunk } from '#server/records/bulk/undo.ts'
import { requestOfRun, workChunk } from '#server/records/bulk/work.ts'
import { savepoint } from '#server/foundation/savepoint.ts'
import { workingAs } from '#server/subjects/accounts/sessions/workingAs.ts'

declare module '#server/jobs/job.ts' {
  interface JobKinds {
    'bulk.run': { run: number }
    'bulk.undo': { run: number }
  }
}

/** A long one does not hold up another; the third waits. */
const atOnce = 2

export const runJob = job({
  kind: 'bulk.run',
  atOnce,
  work: ({ run }, context) => {
    const pace = { alone: false }
    return inTurn(run, { during: 'running', after: 'done' }, context, (trx, found, of, by) =>
      workChunk(trx, found, of, by, pace),
    )
  },
})

export const undoJob = job({
  kind: 'bulk.undo',
  atOnce,
  work: ({ run }, context) => inTurn(run, { during: 'undoing', after: 'undone' }, context, undoChunk),
})

type Step = (trx: Trx, run: Run, of: BulkEntity, by: Writer) => Promise<number>

/** Does chunks until one has nothing to do, somebody stops the run, or its person lost the right. */
const inTurn = (
  id: number,
  states: { during: State; after: State },
  { app, inChunks }: JobContext,
  step: Step,
): Promise<void> =>
  inChunks<number>(async (trx, count = 0) => {
    const run = await runOf(trx, id, true)
    if (run.state !== states.during) return { done: 0 }
    const end = (state: State, why: Text | null = null) =>
      writeRun(trx, id, {
        state,
        why: why === null ? null : say(run.locale, why),
        endedAt: new Date(app.now()).toISOString(),
      })
    const outcome = await tried(app, trx, run, step)
    if (typeof outcome !== 'number') {
      await end('stopped', outcome)
      return { done: 0 }
    }
    if (outcome === 0) await end(states.after)
    return { done: outcome, total: run.total, ...(outcome > 0 && { cursor: count + outcome }) }
  })

/** @returns Number of records done, or the reason why none can be. */
async function tried(app: FastifyInstance, trx: Trx, run: Run, step: Step): Promise<number | Text> {
  const of = app.bulkEntities.get(run.entity)
  if (!of) return { key: 'error.bulk.entityGone' }
  const absent = { personId: run.createdBy, impersonatorId: run.impersonatorId, locale: run.locale }
  const access = await workingAs(trx, absent)
  if (!access) return { key: 'error.bulk.accountGone' }
  try {
    return await savepoint(trx, 'bulk_chunk', (inner) => step(inner, run, of, { access, requestId: requestOfRun(run) }))
  } catch (error) {
    if (!(error instanceof AppError) || error.status >= 500) throw error
    return textsOf(error)[0] ?? { key: 'error.invalid' }
  }
}
