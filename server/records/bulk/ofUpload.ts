/** Runs whose records are the rows of an uploaded file. */
import type { Trx } from '#server/db/engine.ts'
import { Refused } from '#server/errors.ts'
import { names } from '#server/sql/names.ts'

const b = names('bulk_run', 'b')

/** SQL that tells whether a run reads the rows of the upload. @param id SQL of its id. */
export const isRead = (id: string): string => `exists (select from bulk_run_plan p join bulk_run b on ${b.id} = p.run_id
  where p.upload_id = ${id} and ${b.state} in ('checking', 'running'))`

const busy = `select 1 from bulk_run b join bulk_run_plan p on p.run_id = ${b.id}
  where p.upload_id = $1 and ${b.state} in ('running', 'undoing')`
const drop = `delete from bulk_run b using bulk_run_plan p
  where p.run_id = ${b.id} and p.upload_id = $1 and ${b.state} in ('checking', 'previewed')`

/** Drops those that were not started. @throws {Refused} While one is under way. */
export async function dropUnstarted(trx: Trx, upload: number): Promise<void> {
  const values = [upload]
  if ((await trx.query({ text: busy, values })).rows.length > 0) throw new Refused({ key: 'error.import.busy' })
  await trx.query({ text: drop, values })
}
