/** Deletes files that were sent to be imported after a week, and choices of columns that nobody used for a year. */
import { isRead } from '#server/records/bulk/ofUpload.ts'
import { job } from '#server/jobs/job.ts'

declare module '#server/jobs/job.ts' {
  interface JobKinds {
    'import.tidy': Record<string, never>
  }
}

const day = 86_400_000
/** Days that files and choices are kept. */
const kept = { file: 7, choice: 365 }

const over = `select u.id from import_upload u where u.created_at < $1::timestamptz and not ${isRead('u.id')}`
/** `most`: rows per transaction. */
const steps = [
  { text: `delete from import_upload where id in (${over} limit 10)`, age: kept.file, most: 10 },
  { text: 'delete from import_mapping where used_at < $1::timestamptz', age: kept.choice, most: Infinity },
]

export const tidyImportsJob = job({
  kind: 'import.tidy',
  schedule: '41 * * * *',
  work: (_data, { app, inChunks }) =>
    inChunks<number>(async (trx, at = 0) => {
      const { text = '', age = 0, most = 0 } = steps[at] ?? {}
      const { rowCount } = await trx.query({ text, values: [new Date(app.now() - age * day).toISOString()] })
      const next = rowCount < most ? at + 1 : at
      return { done: rowCount, cursor: next < steps.length ? next : undefined }
    }),
})
