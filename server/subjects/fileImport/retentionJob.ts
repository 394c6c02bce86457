/** Night job: files of old imports go, with their PDFs and the cells of their rows; records made of them stay. */
import { importJob } from '#schemas/generated/import-job.ts'
import { settingValue } from '#server/foundation/storedSettings.ts'
import { system } from '#server/foundation/writer.ts'
import { job } from '#server/jobs/job.ts'
import { names } from '#server/sql/names.ts'
import { forgetContent } from '#server/subjects/documents/forget.ts'

declare module '#server/jobs/job.ts' {
  interface JobKinds {
    'fileImport.retention': Record<string, never>
  }
}

const day = 86_400_000
/** Imports per transaction; each may have a hundred thousand rows. */
const atOnce = 5
const j = names('import_job', 'j')
const r = names('import_row')

type Row = { id: number; sha256: string; attachments: { sha256: string | null }[] | null }

export const retentionJob = job({
  kind: 'fileImport.retention',
  schedule: '10 4 * * *',
  work: (_data, { app, inChunks }) =>
    inChunks<true>(async (trx) => {
      const days = Number(await settingValue(trx, 'retention.importDays'))
      // Imports at work are left alone; a later night finds them ended.
      const { rows } = await trx.query<Row>({
        text: `select ${j.id}::int as id, ${j.sha256}, ${j.attachments} as attachments from import_job j
          where not coalesce(${j.content_gone}, false) and ${j.status} not in ('validating', 'running', 'undoing')
            and greatest(${j.created_at}, ${j.finished_at}) < $1 order by ${j.id} limit ${atOnce} for update`,
        values: [new Date(app.now() - days * day).toISOString()],
      })
      const by = system('fileImport')
      for (const { id, sha256, attachments } of rows) {
        await app.records.update(trx, importJob, id, { contentGone: true }, by)
        await forgetContent(app, trx, [{ sha256 }, ...(attachments ?? [])])
      }
      await trx.query({
        text: `update import_row set ${r.data} = null, ${r.values} = null,
            ${r.errors} = ${withoutCells(r.errors, ['value'])}, ${r.corrections} = ${withoutCells(r.corrections, ['was', 'value'])}
          where ${r.job_id} = any($1::bigint[])`,
        values: [rows.map(({ id }) => id)],
      })
      return { done: rows.length, ...(rows.length === atOnce && { cursor: true as const }) }
    }),
})

/** A list of what is said about cells, without what stood in them: neither by itself nor in its sentence. */
const withoutCells = (column: string, cells: readonly string[]): string =>
  `(select jsonb_agg(one || '${JSON.stringify(Object.fromEntries(cells.map((cell) => [cell, null])))}'
      || case when one ? 'text' and one ->> 'value' <> '' then jsonb_build_object('text', replace(one ->> 'text', one ->> 'value', '…')) else '{}' end
      order by nth)
    from jsonb_array_elements(${column}) with ordinality as listed (one, nth))`
