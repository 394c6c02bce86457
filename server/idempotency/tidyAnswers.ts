/** Deletes expired answers. */
import { job } from '#server/jobs/job.ts'
import { keptFor } from './keptAnswers.ts'

declare module '#server/jobs/job.ts' {
  interface JobKinds {
    'kept-answer.tidy': Record<string, never>
  }
}

const atOnce = 5000
const some = `delete from kept_answer where ctid in (select ctid from kept_answer where at <= $1 limit ${atOnce})`

export const tidyAnswers = job({
  kind: 'kept-answer.tidy',
  schedule: '12 * * * *',
  work: (_data, { app, inChunks }) =>
    inChunks<true>(async ({ query }) => {
      const { rowCount } = await query({ text: some, values: [new Date(app.now() - keptFor).toISOString()] })
      return { done: rowCount, cursor: rowCount === atOnce || undefined }
    }),
})
