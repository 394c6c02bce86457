/** Night job: terms fall due, are reminded or missed; arrangements are completed or broken. */
import { job } from '#server/jobs/job.ts'
import { system } from '#server/foundation/writer.ts'
import { names } from '#server/sql/names.ts'
import { todayAt } from '#server/subjects/ledger/fileOf.ts'
import { follow } from './follow.ts'

declare module '#server/jobs/job.ts' {
  interface JobKinds {
    'instalments.follow': Record<string, never>
  }
}

const a = names('arrangement', 'a')
const f = names('collection_file', 'f')
/** Arrangements per transaction, whose files are locked meanwhile. */
const atOnce = 200

/** The day changes nothing about one whose next term is still to come. */
const candidates = `select ${a.id}::int as id, ${a.file_id}::int as file from arrangement a
  where ${a.status} = 'active' and (${a.next_due_date} <= $1::date or ${a.next_due_date} is null) and ${a.id} > $2 order by ${a.id} limit ${atOnce}`

export const followJob = job({
  kind: 'instalments.follow',
  schedule: '30 0 * * *',
  work: (_data, { app, inChunks }) =>
    inChunks<number>(async (trx, after = 0) => {
      const today = todayAt(app.now())
      const { rows } = await trx.query<{ id: number; file: number }>({ text: candidates, values: [today, after] })
      await trx.query({
        text: `select from collection_file f where ${f.id} = any($1::bigint[]) order by ${f.id} for no key update`,
        values: [rows.map(({ file }) => file)],
      })
      // A holder of the lock before may have ended some of them.
      const { rows: still } = await trx.query<{ id: number }>({
        text: `select ${a.id}::int as id from arrangement a where ${a.id} = any($1::bigint[]) and ${a.status} = 'active' order by ${a.id} for no key update`,
        values: [rows.map(({ id }) => id)],
      })
      const ids = still.map(({ id }) => id)
      await follow(trx, ids, { records: app.records, today, by: system('arrangements'), ends: 'all' })
      return { done: rows.length, cursor: rows.length === atOnce ? rows.at(-1)?.id : undefined }
    }),
})
