/** Files on their way in whose process was killed: nobody waits for them any more. */
import { job } from '#server/jobs/job.ts'
import { forgetContent } from './forget.ts'

declare module '#server/jobs/job.ts' {
  interface JobKinds {
    'documents.tidyIncoming': Record<string, never>
  }
}

/** Milliseconds; no call lasts as long. */
const patience = 3_600_000

export const tidyIncoming = job({
  kind: 'documents.tidyIncoming',
  schedule: '23 * * * *',
  work: async (_data, { app }) => {
    const left = await app.storage.incoming.left(app.now() - patience)
    // The killed process may have kept the bytes already, without a row.
    await app.engine.transaction((trx) => forgetContent(app, trx, left))
    for (const { path } of left) await app.storage.incoming.discard(path)
  },
})
