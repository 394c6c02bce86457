/** Deletes what is left of people who have gone without saying so. */
import { job } from '#server/jobs/job.ts'
import { here } from './presenceRoutes.ts'

declare module '#server/jobs/job.ts' {
  interface JobKinds {
    'presence.tidy': Record<string, never>
  }
}

export const tidyPresence = job({
  kind: 'presence.tidy',
  schedule: '37 * * * *',
  work: async (_data, { app }) => {
    const values = [new Date(app.now() - here).toISOString()]
    await app.engine.query({ text: 'delete from presence where seen_at < $1', values })
  },
})
