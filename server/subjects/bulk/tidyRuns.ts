/** Deletes runs with their receipts: those that were never started after a day, others after the days of the setting. */
import { job } from '#server/jobs/job.ts'
import { settingValue } from '#server/foundation/storedSettings.ts'
import { names } from '#server/sql/names.ts'

declare module '#server/jobs/job.ts' {
  interface JobKinds {
    'bulk.tidy': Record<string, never>
  }
}

const day = 86_400_000
/** Records per transaction. */
const atOnce = 5000
const b = names('bulk_run', 'b')

const over = `select ${b.id} from bulk_run b where ${b.state} not in ('checking', 'running', 'undoing')
  and ${b.created_at} < case when ${b.state} = 'previewed' then $1::timestamptz else $2::timestamptz end`

/** Receipts first, some at a time; then their runs, with what they planned. */
const steps = [
  `delete from bulk_run_record where ctid in (select r.ctid from bulk_run_record r where r.run_id in (${over}) limit ${atOnce})`,
  `delete from bulk_run where id in (${over} limit 100)`,
]
const most = [atOnce, 100]

export const tidyJob = job({
  kind: 'bulk.tidy',
  schedule: '23 * * * *',
  work: (_data, { app, inChunks }) =>
    inChunks<number>(async (trx, step = 0) => {
      const days = Number(await settingValue(trx, 'retention.bulkRunDays'))
      const values = [day, days * day].map((age) => new Date(app.now() - age).toISOString())
      const { rowCount } = await trx.query({ text: steps[step] ?? '', values })
      const next = rowCount < (most[step] ?? 0) ? step + 1 : step
      return { done: rowCount, cursor: next < steps.length ? next : undefined }
    }),
})
