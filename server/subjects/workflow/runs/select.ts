/** Selects the files whose steps are due into a run, by a few statements however many there are. */
import type { IsoDate } from '#domain/time/day.ts'
import type { Trx } from '#server/db/engine.ts'
import { say } from '#server/foundation/messages.ts'
import { names } from '#server/sql/names.ts'

const f = names('collection_file', 'f')
const m = names('message', 'm')
const i = names('processing_item', 'i')
const own = names('processing_item')
const r = names('processing_run', 'r')

/** A file with a message that has not left waits: what it says must not be overtaken. */
export const waitsForMessage = `exists (select from message m where ${m.file_id} = ${f.id} and ${m.status} in ('draft', 'approved', 'scheduled', 'queued'))`

/** Files with a step that is due until `day`, an SQL expression. */
export const isDue = (day: string): string =>
  `${f.workflow_status} in ('in_progress', 'not_started') and ${f.workflow_step_id} is not null and ${f.workflow_step_due_at} <= ${day} and not ${waitsForMessage}`

/** Of the run `$1` until the day `$2`. */
const ofRun = `${isDue('$2::date')}
  and (${r.customer_id} is null or ${f.customer_id} = ${r.customer_id})
  and (not exists (select from processing_run_steps l where l.owner_id = r.id)
    or exists (select from processing_run_steps l where l.owner_id = r.id and l.target_id = ${f.workflow_step_id}))
  and not exists (select from jsonb_array_elements(coalesce(${r.excluded}, '[]')) e where (e ->> 'file')::bigint = ${f.id})`

type Selecting = { run: number; day: IsoDate; now: number }

/**
 * Takes up what waits on hold, so that a file has one row for a step, and adds the others.
 *
 * @returns How many were added or taken up.
 */
export async function selectDue({ query }: Trx, { run, day, now }: Selecting): Promise<number> {
  const at = new Date(now).toISOString()
  await query({
    text: `update processing_item i set ${own.status} = 'skipped', ${own.hold_reason} = null, ${own.note} = $2, ${own.since} = $1, ${own.version} = ${i.version} + 1
      from collection_file f where ${f.id} = ${i.file_id} and ${i.status} in ('in_hold', 'error')
        and (${i.step_id} is distinct from ${f.workflow_step_id} or ${f.workflow_status} = 'closed')`,
    values: [at, say('nl', { key: 'workflowRun.left' })],
  })
  const { rowCount: taken } = await query({
    text: `update processing_item i set ${own.run_id} = $1, ${own.status} = 'pending', ${own.planned_for} = ${f.workflow_step_due_at}, ${own.version} = ${i.version} + 1
      from collection_file f, processing_run r, processing_run b
      where ${r.id} = $1 and b.id = ${i.run_id} and ${f.id} = ${i.file_id} and ${i.step_id} = ${f.workflow_step_id} and ${i.run_id} <> $1
        and (${i.status} in ('in_hold', 'error') or (${i.status} = 'pending' and b.status not in ('approved', 'running'))) and ${ofRun}`,
    values: [run, day],
  })
  const { rowCount: added } = await query({
    text: `insert into processing_item (${own.run_id}, ${own.file_id}, ${own.customer_id}, ${own.step_id}, ${own.planned_for}, ${own.status}, ${own.since})
      select $1, ${f.id}, ${f.customer_id}, ${f.workflow_step_id}, ${f.workflow_step_due_at}, 'pending', $3
        from collection_file f, processing_run r
        where ${r.id} = $1 and ${ofRun} and not exists (select from processing_item i where ${i.file_id} = ${f.id} and ${i.step_id} = ${f.workflow_step_id}
          and (${i.run_id} = $1 or ${i.status} in ('pending', 'in_hold', 'error')))
        order by ${f.id} limit (select greatest(0, coalesce(${r.most}, 1000000000) - (select count(*) from processing_item i where ${i.run_id} = $1)) from processing_run r where ${r.id} = $1)`,
    values: [run, day, at],
  })
  return taken + added
}
