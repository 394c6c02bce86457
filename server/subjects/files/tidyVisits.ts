/** Forgets who opened which file, after ninety days. */
import { job } from '#server/jobs/job.ts'

declare module '#server/jobs/job.ts' {
  interface JobKinds {
    'file.tidyVisits': Record<string, never>
  }
}

const kept = 90 * 86_400_000

export const tidyVisits = job({
  kind: 'file.tidyVisits',
  schedule: '12 3 * * *',
  work: async (_data, { app }) => {
    const values = [new Date(app.now() - kept).toISOString()]
    await app.engine.query({ text: 'delete from file_visit where at < $1', values })
  },
})
