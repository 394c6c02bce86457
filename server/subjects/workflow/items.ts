/** Rows of runs, many by one statement: what becomes of them follows from their step, and is no edit of a record. */
import type { Trx } from '#server/db/engine.ts'
import { listed, type Owner } from './owner.ts'
import { names } from '#server/sql/names.ts'

const i = names('processing_item')
const own = names('processing_item', 'i')
const f = names('collection_file', 'f')

const moment = (now: number): string => new Date(now).toISOString()

/** Ends what waits for a step at which the file is no longer. */
export async function leaveItems({ query }: Trx, of: Owner, records: readonly number[], now: number): Promise<void> {
  await query({
    text: `update processing_item i set ${i.status} = 'skipped', ${i.hold_reason} = null, ${i.since} = $2, ${i.version} = ${own.version} + 1
      from ${of.table} f
      where i.${of.column} = any($1::bigint[]) and ${f.id} = i.${of.column} and ${own.status} in ('pending', 'in_hold', 'error')
        and (${own.step_id} is distinct from ${f.workflow_step_id} or ${of.status} in (${listed(of.ended)}))`,
    values: [records, moment(now)],
  })
}
