/** Selects the files or items whose steps are due into a run, by a few statements however many there are. */
import type { IsoDate } from '#domain/time/day.ts'
import type { Trx } from '#server/db/engine.ts'
import { say } from '#server/foundation/messages.ts'
import { listed, type Owner } from '#server/subjects/workflow/owner.ts'
import { names } from '#server/sql/names.ts'

const f = names('collection_file', 'f')
const m = names('message', 'm')
const i = names('processing_item', 'i')
const own = names('processing_item')
const r = names('processing_run', 'r')

/** A file with a message that has not left waits: what it says must not be overtaken. */
export const waitsForMessage = ({ column }: Owner): string =>
  `exists (select from message m where m.${column} = ${f.id} and ${m.status} in ('draft', 'approved', 'scheduled', 'queued'))`

/** SQL: files with a step that is due until `day`, an SQL expression. */
export const isDue = (of: Owner, day: string): string =>
  `${of.status} in (${listed(of.working)}) and ${f.workflow_step_id} is not null and ${f.workflow_step_due_at} <= ${day} and not ${waitsForMessage(of)}`

/** SQL: files of the run `$1` that are due until the day `$2`. */
const ofRun = (of: Owner): string => `${isDue(of, '$2::date')}
  and (${r.customer_id} is null or ${f.customer_id} = ${r.customer_id})
  and (not exists (select from processing_run_steps l where l.owner_id = r.id)
    or exists (select from processing_run_steps l where l.owner_id = r.id and l.target_id = ${f.workflow_step_id}))
  and not exists (select from jsonb_array_elements(coalesce(${r.excluded}, '[]')) e where (e ->> '${of.kind}')::bigint = ${f.id})`

type Selecting = { of: Owner; run: number; day: IsoDate; now: number }

/**
 * Takes up what waits on hold, so that a file has one row for a step, and adds the others.
 *
 * @returns How many were added or taken up.
 */
export async function selectDue({ query }: Trx, { of, run, day, now }: Selecting): Promise<number> {
  const at = new Date(now).toISOString()
  const link = `i.${of.column}`
  await query({
    text: `update processing_item i set ${own.status} = 'skipped', ${own.hold_reason} = null, ${own.note} = $2, ${own.since} = $1, ${own.version} = ${i.version} + 1
      from ${of.table} f where ${f.id} = ${link} and ${i.status} in ('in_hold', 'error')
        and (${i.step_id} is distinct from ${f.workflow_step_id} or ${of.status} in (${listed(of.ended)}))`,
    values: [at, say('nl', { key: 'workflowRun.left' })],
  })
  const { rowCount: taken } = await query({
    text: `update processing_item i set ${own.run_id} = $1, ${own.status} = 'pending', ${own.planned_for} = ${f.workflow_step_due_at}, ${own.version} = ${i.version} + 1
      from ${of.table} f, processing_run r, processing_run b
      where ${r.id} = $1 and b.id = ${i.run_id} and ${f.id} = ${link} and ${i.step_id} = ${f.workflow_step_id} and ${i.run_id} <> $1
        and (${i.status} in ('in_hold', 'error') or (${i.status} = 'pending' and b.status not in ('approved', 'running'))) and ${ofRun(of)}`,
    values: [run, day],
  })
  const { rowCount: added } = await query({
    text: `insert into processing_item (${own.run_id}, ${of.column}, ${own.customer_id}, ${own.step_id}, ${own.planned_for}, ${own.status}, ${own.since})
      select $1, ${f.id}, ${f.customer_id}, ${f.workflow_step_id}, ${f.workflow_step_due_at}, 'pending', $3
        from ${of.table} f, processing_run r
        where ${r.id} = $1 and ${ofRun(of)} and not exists (select from processing_item i where ${link} = ${f.id} and ${i.step_id} = ${f.workflow_step_id}
          and (${i.run_id} = $1 or ${i.status} in ('pending', 'in_hold', 'error')))
        order by ${f.id} limit (select greatest(0, coalesce(${r.most}, 1000000000) - (select count(*) from processing_item i where ${i.run_id} = $1)) from processing_run r where ${r.id} = $1)`,
    values: [run, day, at],
  })
  return taken + added
}
