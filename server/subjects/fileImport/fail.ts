/** End of a failed import: a refusal becomes its reason, instead of a job that is tried again. */
import type { FastifyInstance } from 'fastify'
import { importJob } from '#schemas/generated/import-job.ts'
import type { Trx } from '#server/db/engine.ts'
import { AppError, textsOf, type Text } from '#server/errors.ts'
import { say } from '#server/foundation/messages.ts'
import { savepoint } from '#server/foundation/savepoint.ts'
import { system } from '#server/foundation/writer.ts'
import type { Chunk } from '#server/jobs/chunks.ts'
import type { ImportJob } from './importType.ts'

type Step = Chunk<number> | { why: Text }

/** @returns What the step did; nothing, and no next one, where it was refused: the import has failed, with the reason. */
export async function stopped(
  app: FastifyInstance,
  trx: Trx,
  job: ImportJob,
  step: (trx: Trx) => Promise<Step>,
): Promise<Chunk<number>> {
  const fail = async (why: Text): Promise<Chunk<number>> => {
    const reason = say(job.locale ?? 'nl', why).slice(0, 400)
    await app.records.take(trx, importJob, job.id, 'fail', { reason }, system('import'))
    return { done: 0 }
  }
  try {
    const done = await savepoint(trx, 'import_step', step)
    return 'why' in done ? await fail(done.why) : done
  } catch (error) {
    if (!(error instanceof AppError) || error.status >= 500) throw error
    return fail(textsOf(error)[0] ?? { key: 'error.invalid' })
  }
}
