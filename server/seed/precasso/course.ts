/** Past of the items of the demo: their steps, the messages of these, and the runs of the last nights. */
import type { IsoDate } from '#domain/time/day.ts'
import type { Trx } from '#server/db/engine.ts'
import { names } from '#server/sql/names.ts'

const p = names('precasso', 'p')
const s = names('workflow_step', 's')
const t = names('workflow_step', 't')
const x = names('workflow_execution', 'x')
const own = names('workflow_execution')
const d = names('debtor', 'd')
const c = names('debtor_contact', 'c')
const a = names('debtor_address', 'a')
const m = names('message')
const of = names('message', 'm')
const r = names('processing_run')
const h = names('holiday', 'h')

/** Steps that were done, one after the other from the day on which the item was added, up to where it stands. */
const done = `
insert into workflow_execution (${own.precasso_id}, ${own.workflow_id}, ${own.step_id}, ${own.planned_for}, ${own.executed_at}, ${own.result})
select ${p.id}, ${p.workflow_id}, ${s.id}, w.day, w.day + time '04:40', 'done'
from precasso p
  join workflow_step s on ${s.workflow_id} = ${p.workflow_id}
  left join workflow_step t on ${t.id} = ${p.workflow_step_id}
  cross join lateral (select min(g)::date as day
    from generate_series(${p.created_at}::date + 11 * (${s.sequence} - 1)::int, ${p.created_at}::date + 11 * (${s.sequence} - 1)::int + 12, interval '1 day') g
    where extract(isodow from g) < 6 and not exists (select from holiday h where ${h.date} = g::date and (${h.is_statutory} or ${h.is_contact_free}))) w
where ${p.status} <> 'new' and w.day < coalesce(${p.closed_at}::date, $1::date) and (${t.id} is null or ${s.sequence} < ${t.sequence})`

const messages = `
insert into message (${m.key}, ${m.channel}, ${m.precasso_id}, ${m.customer_id}, ${m.debtor_id}, ${m.destination}, ${m.email_template_id}, ${m.post_mail_template_id},
  ${m.language}, ${m.to_address}, ${m.subject}, ${m.body}, ${m.step_id}, ${m.is_fourteen_day_letter}, ${m.status}, ${m.scheduled_at}, ${m.sent_at}, ${m.created_at})
select 'precasso:' || ${p.id} || ':' || ${s.id} || ':' || ${x.planned_for}, w.channel, ${p.id}, ${p.customer_id}, ${p.debtor_id}, 'debtor',
  case w.channel when 'email' then ${s.email_template_id} end, case w.channel when 'post' then ${s.post_mail_template_id} end,
  ${p.language}, w.address, ${s.name} ->> 'nl', '<p>' || ${d.name} || ',</p><p>Uw rekening ' || ${p.claim_numbers} || ' staat nog open.</p>', ${s.id},
  ${s.is_fourteen_day_letter}, 'sent', ${x.planned_for} + time '08:30', ${x.planned_for} + time '08:30', ${x.planned_for} + time '08:30'
from workflow_execution x
  join workflow_step s on ${s.id} = ${x.step_id}
  join precasso p on ${p.id} = ${x.precasso_id}
  join debtor d on ${d.id} = ${p.debtor_id}
  cross join lateral (
    select case ${s.action_type} when 'send_email' then 'email' else 'post' end as channel,
      case ${s.action_type}
        when 'send_post' then (select concat_ws(E'\\n', ${d.name}, concat_ws(' ', ${a.street}, ${a.house_number}), concat_ws(' ', ${a.postcode}, ${a.city})) from debtor_address a where ${a.debtor_id} = ${d.id} order by ${a.id} limit 1)
        else (select ${c.value} from debtor_contact c where ${c.debtor_id} = ${d.id} and ${c.kind} = 'email' order by ${c.id} limit 1)
      end as address
  ) w
where ${s.action_type} in ('send_email', 'send_post') and w.address is not null`

const linked = `
update workflow_execution x set ${own.message_id} = ${of.id}
from message m where ${of.precasso_id} = ${x.precasso_id} and ${of.step_id} = ${x.step_id}`

const nights = `
insert into processing_run (${r.name}, ${r.type}, ${r.status}, ${r.planned_for}, ${r.total}, ${r.done}, ${r.held}, ${r.approved_at}, ${r.started_at}, ${r.finished_at}, ${r.created_at})
select null, 'precasso', 'completed', n.day, n.done, n.done, 0, n.day + time '01:10', n.day + time '01:10', n.day + time '01:11', n.day + time '01:10'
from (select ${x.planned_for} as day, count(*)::int as done from workflow_execution x where ${x.precasso_id} is not null and ${x.planned_for} >= $1::date - 14 group by 1 order by 1) n`

const ofRuns = `
update message m set ${m.run_id} = (select max(r.id) from processing_run r where ${names('processing_run', 'r').type} = 'precasso' and ${names('processing_run', 'r').planned_for} = ${of.sent_at}::date)
where ${of.precasso_id} is not null`

export async function insertItemCourse({ query }: Trx, today: IsoDate): Promise<void> {
  await query({ text: done, values: [today] })
  await query({ text: messages })
  await query({ text: linked })
  await query({ text: nights, values: [today] })
  await query({ text: ofRuns })
}
