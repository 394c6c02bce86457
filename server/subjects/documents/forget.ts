/** Removes bytes that nothing has any more: a day later, so that taking a deletion back finds them. */
import type { FastifyInstance } from 'fastify'
import type { Trx } from '#server/db/engine.ts'
import { job } from '#server/jobs/job.ts'
import type { Listener } from '#server/records/hooks.ts'
import { isHeld } from './heldContent.ts'
import { removePreviews } from './keptPreviews.ts'

declare module '#server/jobs/job.ts' {
  interface JobKinds {
    'documents.forget': { sha256: string }
  }
}

/** Milliseconds that bytes without a document stay, counted from when they were kept last. */
const patience = 86_400_000

/** Enqueues that these contents are removed if nothing has them by then. */
export async function forgetContent(
  { jobs, now }: Pick<FastifyInstance, 'jobs' | 'now'>,
  trx: Trx,
  contents: readonly { sha256: string | null }[],
): Promise<void> {
  for (const { sha256 } of contents)
    if (sha256 !== null) await jobs.enqueue(trx, 'documents.forget', { sha256 }, now() + patience + 60_000)
}

export const forgetJob = job({
  kind: 'documents.forget',
  key: ({ sha256 }) => sha256,
  work: async ({ sha256 }, { app }) => {
    const keptAt = await app.storage.keptAt(sha256)
    if (keptAt === undefined) return
    // Somebody who sends the same content now keeps it anew before their row is there: that gives a day.
    if (keptAt > app.now() - patience) {
      await app.engine.transaction((trx) => forgetContent(app, trx, [{ sha256 }]))
      return
    }
    const { rows } = await app.engine.query<{ held: boolean }>({
      text: `select ${isHeld('$1')} as held`,
      values: [sha256],
    })
    if (rows[0]?.held !== false) return
    await app.storage.remove(sha256)
    await removePreviews(app.config, sha256)
  },
})

/** A deleted document, and one that got other bytes. */
export const forgetReplaced =
  (app: FastifyInstance): Listener<'document'> =>
  async ({ before, after }, { trx }) => {
    if (before && before.sha256 !== after?.sha256) await forgetContent(app, trx, [before])
  }
