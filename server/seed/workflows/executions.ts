/** Steps that were done in the workflows before: those ahead of the one that a file is at, each on its day. */
import type { Trx } from '#server/db/engine.ts'
import { names } from '#server/sql/names.ts'
import { calendar, silent } from './calendar.ts'

const f = names('collection_file', 'f')
const at = names('workflow_step', 'a')
const s = names('workflow_step', 's')
const b = names('workflow_step', 'b')
const x = names('workflow_execution')
const l = names('cost_line', 'l')
const t = names('cost_type', 't')
const m = names('email_template', 'm')

/** Steps done since the office received the file, so the first steps of young files are left out. */
const done = `
with ${calendar}, ${silent}
insert into workflow_execution (${x.file_id}, ${x.workflow_id}, ${x.step_id}, ${x.planned_for}, ${x.executed_at}, ${x.result})
select ${f.id}, ${f.workflow_id}, ${s.id}, k.working, k.working + time '04:30', 'done'
from collection_file f
  join workflow_step a on ${at.id} = ${f.workflow_step_id}
  join workflow_step s on ${s.workflow_id} = ${at.workflow_id} and ${s.sequence} < ${at.sequence}
  left join email_template m on ${m.id} = ${s.email_template_id}
  left join silent q on q.file = ${f.id}
  cross join lateral (
    select (least(${f.workflow_step_due_at}, $1::date) - sum(${b.delay_days})::int)::date as day
    from workflow_step b where ${b.workflow_id} = ${at.workflow_id} and ${b.sequence} > ${s.sequence} and ${b.sequence} <= ${at.sequence}
  ) p
  join calendar w on w.day = p.day
  join calendar k on k.day = case when w.working <= q.until then w.working - (q.until - q.since + 1) else w.working end
where k.working >= ${f.received_at} and k.working < $1::date and not ${s.is_fourteen_day_letter} and not ${s.adds_collection_costs}
  -- Behind the letter nothing was done before its term was over, and nothing while it ran.
  and not exists (
    select from workflow_step b where ${b.workflow_id} = ${s.workflow_id} and ${b.is_fourteen_day_letter} and ${b.sequence} < ${s.sequence}
      and coalesce(k.working <= ${f.fourteen_day_sent}, true))
  and coalesce(k.working not between ${f.fourteen_day_sent} and coalesce(${f.fourteen_day_end}, ${f.fourteen_day_sent}), true)
  and (${m.purpose} is distinct from 'after_fourteen_days' or ${f.fourteen_day_state} = 'expired_unpaid')`

/** Costs were added on the day on which they are booked. */
const costs = `
insert into workflow_execution (${x.file_id}, ${x.workflow_id}, ${x.step_id}, ${x.planned_for}, ${x.executed_at}, ${x.result})
select ${f.id}, ${f.workflow_id}, ${s.id}, c.day, c.day + time '04:30', 'done'
from collection_file f
  join workflow_step a on ${at.id} = ${f.workflow_step_id}
  join workflow_step s on ${s.workflow_id} = ${at.workflow_id} and ${s.sequence} < ${at.sequence} and ${s.adds_collection_costs}
  cross join lateral (select min(${l.date}) as day from cost_line l join cost_type t on ${t.id} = ${l.cost_type_id}
    where ${l.file_id} = ${f.id} and ${t.category} = 'collection' and ${l.charge_to} = 'debtor') c
where c.day >= ${f.received_at} and c.day < $1::date`

/** The letter was sent on the day that the file names; one that came back stands before its own step again. */
const letters = `
insert into workflow_execution (${x.file_id}, ${x.workflow_id}, ${x.step_id}, ${x.planned_for}, ${x.executed_at}, ${x.result})
select ${f.id}, ${f.workflow_id}, ${s.id}, ${f.fourteen_day_sent}, ${f.fourteen_day_sent} + time '04:30', 'done'
from collection_file f
  join workflow_step a on ${at.id} = ${f.workflow_step_id}
  join workflow_step s on ${s.workflow_id} = ${at.workflow_id} and ${s.sequence} <= ${at.sequence} and ${s.is_fourteen_day_letter}
where ${f.fourteen_day_sent} >= ${f.received_at} and (${s.sequence} < ${at.sequence} or ${f.fourteen_day_state} = 'invalid')`

export async function insertExecutions({ query }: Trx, today: string): Promise<void> {
  await query({ text: done, values: [today] })
  await query({ text: costs, values: [today] })
  await query({ text: letters })
  await query({ text: 'analyze workflow_execution' })
}
