/**
 * Runs in bulk as jobs: each chunk is one transaction with its progress, so that a killed server continues where
 * it was, and no record is done twice. Rights are read anew for each chunk.
 */
import type { FastifyInstance } from 'fastify'
import { AppError, NotFound, textsOf, type Text } from '#server/errors.ts'
import type { Trx } from '#server/db/engine.ts'
import type { Writer } from '#server/foundation/writer.ts'
import type { BulkEntity } from '#server/records/bulk/checkDeed.ts'
import { say } from '#server/foundation/messages.ts'
import { job, type JobContext } from '#server/jobs/job.ts'
import { newPace } from '#server/records/bulk/chunkSize.ts'
import { nothingDone, runOf, writeRun, type Run, type State } from '#server/records/bulk/store.ts'
import { undoChunk } from '#server/records/bulk/undo.ts'
import { importSteps } from '#server/import/steps.ts'
import { requestOfRun, workChunk } from '#server/records/bulk/work.ts'
import { savepoint } from '#server/foundation/savepoint.ts'
import { workingAs } from '#server/subjects/accounts/sessions/workingAs.ts'

declare module '#server/jobs/job.ts' {
  interface JobKinds {
    'bulk.run': { run: number }
    'bulk.check': { run: number }
    'bulk.undo': { run: number }
  }
}

/** A long one does not hold up another; the third waits. */
const atOnce = 2

export const runJob = job({
  kind: 'bulk.run',
  atOnce,
  work: ({ run }, context) => {
    const pace = newPace()
    const { write } = importSteps(context.app)
    return inTurn(
      run,
      { during: 'running', after: 'done' },
      context,
      counting((trx, found, of, by) =>
        found.action === 'import' ? write(trx, found, of, by) : workChunk(trx, found, of, by, pace),
      ),
    )
  },
})

/** Checks the rows of a file; other runs are checked by the call that plans them. */
export const checkJob = job({
  kind: 'bulk.check',
  atOnce,
  work: ({ run }, context) =>
    inTurn(run, { during: 'checking', after: 'previewed' }, context, counting(importSteps(context.app).check)),
})

export const undoJob = job({
  kind: 'bulk.undo',
  atOnce,
  work: ({ run }, context) => inTurn(run, { during: 'undoing', after: 'undone' }, context, counting(undoChunk)),
})

/** `next`: where the next chunk begins; absent: all is done. `why`: the run stops here. */
type Done<Place> = { done: number; next?: Place; why?: Text }
type Step<Place> = (trx: Trx, run: Run, of: BulkEntity, by: Writer, place: Place | undefined) => Promise<Done<Place>>

/** The step of a run that knows from its records how far it is. */
const counting =
  (step: (trx: Trx, run: Run, of: BulkEntity, by: Writer) => Promise<number>): Step<number> =>
  async (trx, run, of, by, count = 0) => {
    const done = await step(trx, run, of, by)
    return done > 0 ? { done, next: count + done } : { done }
  }

/** Does chunks until one has nothing to do, somebody stops the run, or its person lost the right. */
export const inTurn = <Place>(
  id: number,
  states: { during: State; after: State },
  { app, inChunks }: JobContext,
  step: Step<Place>,
): Promise<void> =>
  inChunks<Place>(async (trx, place) => {
    const run = await runOf(trx, id, true).catch(ifGone)
    if (run?.state !== states.during) return { done: 0 }
    const { done, next, why } = await tried(app, trx, run, (...given) => step(...given, place))
    const goesOn = next !== undefined && why === undefined
    if (!goesOn) {
      const state = why === undefined ? states.after : 'stopped'
      const told = why === undefined ? null : say(run.locale, why)
      const endedAt = state === 'previewed' ? null : new Date(app.now()).toISOString()
      const isCheck = states.during === 'checking' && state === 'stopped'
      await writeRun(trx, id, { state, why: told, endedAt, ...(isCheck && nothingDone) })
    }
    return { done, total: run.total, ...(goesOn && { cursor: next }) }
  })

/** A check whose file is checked with other columns was dropped. */
function ifGone(error: unknown): undefined {
  if (!(error instanceof NotFound)) throw error
}

/** @returns What the step does, or the reason why it cannot be done. */
async function tried<Place>(
  app: FastifyInstance,
  trx: Trx,
  run: Run,
  step: (trx: Trx, run: Run, of: BulkEntity, by: Writer) => Promise<Done<Place>>,
): Promise<Done<Place>> {
  const refused = (why: Text) => ({ done: 0, why })
  const of = app.bulkEntities.get(run.entity)
  if (!of) return refused({ key: 'error.bulk.entityGone' })
  const absent = { personId: run.createdBy, impersonatorId: run.impersonatorId, locale: run.locale }
  const access = await workingAs(trx, absent)
  if (!access) return refused({ key: 'error.bulk.accountGone' })
  try {
    return await savepoint(trx, 'bulk_chunk', (inner) => step(inner, run, of, { access, requestId: requestOfRun(run) }))
  } catch (error) {
    if (!(error instanceof AppError) || error.status >= 500) throw error
    return refused(textsOf(error)[0] ?? { key: 'error.invalid' })
  }
}
