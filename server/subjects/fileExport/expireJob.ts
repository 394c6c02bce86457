/** Each night: exports that are over lose their content, and old ones go altogether. */
import { job } from '#server/jobs/job.ts'
import { names } from '#server/sql/names.ts'

declare module '#server/jobs/job.ts' {
  interface JobKinds {
    'fileExport.expire': Record<string, never>
  }
}

/** Exports per transaction. */
const atOnce = 100
/** Milliseconds after which nobody asks what was exported; the audit keeps that. */
const forgotten = 90 * 86_400_000
const x = names('export_job', 'x')
const o = names('export_job', 'o')
const d = names('document', 'd')
const own = names('export_job')

type Row = { id: number; sha256: string | null; shared: boolean }

export const expireJob = job({
  kind: 'fileExport.expire',
  schedule: '37 3 * * *',
  work: (_data, { app, inChunks }) =>
    inChunks<true>(async (trx) => {
      const now = new Date(app.now()).toISOString()
      const { rows } = await trx.query<Row>({
        text: `select ${x.id}::int as id, ${x.sha256}, (exists (select from export_job o where ${o.sha256} = ${x.sha256} and ${o.state} = 'done' and ${o.expires_at} >= $1)
            or exists (select from document d where ${d.sha256} = ${x.sha256})) as shared
          from export_job x where ${x.state} = 'done' and ${x.expires_at} < $1 order by ${x.id} limit ${atOnce} for update`,
        values: [now],
      })
      // Bytes first: a row without bytes is expired, bytes without a row would stay for ever.
      for (const { sha256, shared } of rows) if (sha256 !== null && !shared) await app.storage.remove(sha256)
      await trx.query({
        text: `update export_job set ${own.state} = 'expired' where ${own.id} = any($1::bigint[])`,
        values: [rows.map(({ id }) => id)],
      })
      await trx.query({
        text: `delete from export_job where ${own.state} in ('expired', 'failed') and ${own.created_at} < $1`,
        values: [new Date(app.now() - forgotten).toISOString()],
      })
      return { done: rows.length, ...(rows.length === atOnce && { cursor: true as const }) }
    }),
})
