/** Night job: documents of closed files get a last day and go after it; those of open files stay. */
import { fewestMonths } from '#domain/documents/keptUntil.ts'
import { document } from '#schemas/generated/document.ts'
import { settingValue } from '#server/foundation/storedSettings.ts'
import { system } from '#server/foundation/writer.ts'
import { job } from '#server/jobs/job.ts'
import { names } from '#server/sql/names.ts'
import { todayAt } from '#server/subjects/ledger/fileOf.ts'

declare module '#server/jobs/job.ts' {
  interface JobKinds {
    'documents.retention': Record<string, never>
  }
}

const d = names('document', 'd')
const f = names('collection_file', 'f')
/** Documents per transaction. */
const atOnce = 200

/** Counts as `domain/documents/keptUntil.ts`: PostgreSQL ends at the last day of a short month too. */
const until = `case when ${f.workflow_status} = 'closed' then
  ((${f.closed_at} at time zone 'Europe/Amsterdam')::date + make_interval(months => $1::int))::date end`

/** Documents whose day must change: their file was closed or opened again, or the setting has changed. */
const outdated = `select ${d.id}::int as id, (${until})::text as until from document d join collection_file f on ${f.id} = ${d.file_id}
  where ${d.retention_until} is distinct from ${until} and ${d.id} > $2 order by ${d.id} limit ${atOnce} for update of d`
const over = `select ${d.id}::int as id from document d join collection_file f on ${f.id} = ${d.file_id}
  where ${d.retention_until} < $1::date and ${f.workflow_status} = 'closed' and ${d.id} > $2 order by ${d.id} limit ${atOnce} for update of d`

type Cursor = { part: 'dates' | 'deletion'; after: number }

export const retentionJob = job({
  kind: 'documents.retention',
  schedule: '50 2 * * *',
  work: (_data, { app, inChunks }) =>
    inChunks<Cursor>(async (trx, { part, after } = { part: 'dates', after: 0 }) => {
      const by = system('documents')
      if (part === 'dates') {
        const months = Math.max(fewestMonths, Number(await settingValue(trx, 'retention.documentMonths')))
        const { rows } = await trx.query<{ id: number; until: string | null }>({
          text: outdated,
          values: [months, after],
        })
        for (const { id, until } of rows) await app.records.update(trx, document, id, { retentionUntil: until }, by)
        const last = rows.length === atOnce ? rows.at(-1)?.id : undefined
        return {
          done: rows.length,
          cursor: last === undefined ? { part: 'deletion', after: 0 } : { part, after: last },
        }
      }
      const { rows } = await trx.query<{ id: number }>({ text: over, values: [todayAt(app.now()), after] })
      for (const { id } of rows) await app.records.delete(trx, document, id, by)
      const last = rows.length === atOnce ? rows.at(-1)?.id : undefined
      return { done: rows.length, cursor: last === undefined ? undefined : { part, after: last } }
    }),
})
