/** Night job: exports that are over lose their content, and old ones go altogether. */
import { job } from '#server/jobs/job.ts'
import { names } from '#server/sql/names.ts'
import { isHeld } from '#server/subjects/documents/heldContent.ts'

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
const own = names('export_job')

type Row = { id: number; sha256: string | null }

export const expireJob = job({
  kind: 'fileExport.expire',
  schedule: '37 3 * * *',
  work: (_data, { app, inChunks }) =>
    inChunks<true>(async (trx) => {
      const now = new Date(app.now()).toISOString()
      const { rows } = await trx.query<Row>({
        text: `update export_job set ${own.state} = 'expired' where ${own.id} in (select ${x.id} from export_job x
            where ${x.state} = 'done' and ${x.expires_at} < $1 order by ${x.id} limit ${atOnce} for update)
          returning ${own.id}::int as id, ${own.sha256}`,
        values: [now],
      })
      for (const { sha256 } of rows) {
        if (sha256 === null) continue
        const { rows: found } = await trx.query<{ held: boolean }>({
          text: `select ${isHeld('$1')} as held`,
          values: [sha256],
        })
        if (found[0]?.held === false) await app.storage.remove(sha256)
      }
      await trx.query({
        text: `delete from export_job where ${own.state} in ('expired', 'failed') and ${own.created_at} < $1`,
        values: [new Date(app.now() - forgotten).toISOString()],
      })
      return { done: rows.length, ...(rows.length === atOnce && { cursor: true as const }) }
    }),
})
