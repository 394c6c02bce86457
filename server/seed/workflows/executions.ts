/** Steps that were done in the workflows before: those ahead of the one that a file is at, each on its day. */
import type { Trx } from '#server/db/engine.ts'
import { names } from '#server/sql/names.ts'

const f = names('collection_file', 'f')
const at = names('workflow_step', 'a')
const s = names('workflow_step', 's')
const b = names('workflow_step', 'b')
const x = names('workflow_execution')

/** Steps done since the office received the file, so the first steps of young files are left out. */
const done = `
insert into workflow_execution (${x.file_id}, ${x.workflow_id}, ${x.step_id}, ${x.planned_for}, ${x.executed_at}, ${x.result})
select ${f.id}, ${f.workflow_id}, ${s.id}, p.day, p.day + time '04:30', 'done'
from collection_file f
  join workflow_step a on ${at.id} = ${f.workflow_step_id}
  join workflow_step s on ${s.workflow_id} = ${at.workflow_id} and ${s.sequence} < ${at.sequence}
  cross join lateral (
    select (least(${f.workflow_step_due_at}, $1::date) - sum(${b.delay_days})::int)::date as day
    from workflow_step b where ${b.workflow_id} = ${at.workflow_id} and ${b.sequence} > ${s.sequence} and ${b.sequence} <= ${at.sequence}
  ) p
where p.day >= ${f.received_at} and p.day < $1::date and not ${s.is_fourteen_day_letter} and not (${s.adds_collection_costs} and ${f.collection_costs} = 0)
  -- Behind the letter nothing was done before it was sent.
  and not exists (
    select from workflow_step b where ${b.workflow_id} = ${s.workflow_id} and ${b.is_fourteen_day_letter} and ${b.sequence} < ${s.sequence}
      and coalesce(p.day <= ${f.fourteen_day_sent}, true))`

/** The letter was sent on the day that the file names. */
const letters = `
insert into workflow_execution (${x.file_id}, ${x.workflow_id}, ${x.step_id}, ${x.planned_for}, ${x.executed_at}, ${x.result})
select ${f.id}, ${f.workflow_id}, ${s.id}, ${f.fourteen_day_sent}, ${f.fourteen_day_sent} + time '04:30', 'done'
from collection_file f
  join workflow_step a on ${at.id} = ${f.workflow_step_id}
  join workflow_step s on ${s.workflow_id} = ${at.workflow_id} and ${s.sequence} < ${at.sequence} and ${s.is_fourteen_day_letter}
where ${f.fourteen_day_sent} >= ${f.received_at}`

export async function insertExecutions({ query }: Trx, today: string): Promise<void> {
  await query({ text: done, values: [today] })
  await query({ text: letters })
}
