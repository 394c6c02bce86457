/** Night job: spam and misdirected mail go after the days of the settings, mail of a closed file with its documents. */
import { fewestMonths } from '#domain/documents/keptUntil.ts'
import { incomingEmail } from '#schemas/generated/incoming-email.ts'
import { settingValue } from '#server/foundation/storedSettings.ts'
import { system } from '#server/foundation/writer.ts'
import { job } from '#server/jobs/job.ts'
import { names } from '#server/sql/names.ts'
import { forgetContent } from '#server/subjects/documents/forget.ts'

declare module '#server/jobs/job.ts' {
  interface JobKinds {
    'incomingMail.retention': Record<string, never>
  }
}

const day = 86_400_000
/** E-mails per transaction. */
const atOnce = 200
const e = names('incoming_email', 'e')
const f = names('collection_file', 'f')

const over = `select ${e.id}::int as id, ${e.raw} as sha256 from incoming_email e left join collection_file f on ${f.id} = ${e.file_id}
  where (${e.status} in ('spam', 'ignored') and ${e.received_at} < $1)
    or (${f.workflow_status} = 'closed' and ${f.closed_at} + make_interval(months => $2::int) < $3::timestamptz)
  order by ${e.id} limit ${atOnce} for update of e`

export const retentionJob = job({
  kind: 'incomingMail.retention',
  schedule: '20 4 * * *',
  work: (_data, { app, inChunks }) =>
    inChunks<true>(async (trx) => {
      const days = Number(await settingValue(trx, 'retention.mailDays'))
      const months = Math.max(fewestMonths, Number(await settingValue(trx, 'retention.documentMonths')))
      const now = app.now()
      const { rows } = await trx.query<{ id: number; sha256: string | null }>({
        text: over,
        values: [new Date(now - days * day).toISOString(), months, new Date(now).toISOString()],
      })
      for (const { id } of rows) await app.records.delete(trx, incomingEmail, id, system('incomingMail'))
      await forgetContent(app, trx, rows)
      return { done: rows.length, ...(rows.length === atOnce && { cursor: true as const }) }
    }),
})
