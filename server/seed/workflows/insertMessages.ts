/** Messages that the steps of the demo sent, the runs of the last nights with what they held, and schedules. */
import type { Trx } from '#server/db/engine.ts'
import { names } from '#server/sql/names.ts'

const f = names('collection_file', 'f')
const s = names('workflow_step', 's')
const x = names('workflow_execution', 'x')
const d = names('debtor', 'd')
const c = names('debtor_contact', 'c')
const a = names('debtor_address', 'a')
const m = names('message')
const of = names('message', 'm')
const r = names('processing_run')
const i = names('processing_item')
const p = names('scheduled_send')
const v = names('representative', 'v')
const o = names('collection_file')
const g = names('post_mail_template', 'g')

/** Moment of departure: steps are done on working days. */
const leaves = `${x.planned_for} + time '08:30'`

/** To whoever speaks for the debtor, or else to the debtor. */
const speaker = `left join representative v on ${v.id} = ${d.representative_id}`
const onPaper = `case when ${v.id} is null then (select concat_ws(E'\\n', ${d.name}, concat_ws(' ', ${a.street}, ${a.house_number}), concat_ws(' ', ${a.postcode}, ${a.city}))
    from debtor_address a where ${a.debtor_id} = ${d.id} order by ${a.id} desc limit 1)
  else concat_ws(E'\\n', ${v.organisation}, ${v.name}, 'inzake ' || ${d.name}, ${v.street}, concat_ws(' ', ${v.postcode}, ${v.city})) end`

const mailbox = `(select ${c.value} from debtor_contact c where ${c.debtor_id} = ${d.id} and ${c.kind} = 'email' order by ${c.id} limit 1)`
const body = `'<p>' || ${d.name} || ',</p><p>Voor dossier ' || ${f.number} || ' staat nog een bedrag open.</p>'`

/** The 14-day letters that the office sent, each with the day on which it came back if it did. */
const letters = `
insert into message (${m.key}, ${m.channel}, ${m.file_id}, ${m.customer_id}, ${m.debtor_id}, ${m.destination}, ${m.post_mail_template_id}, ${m.language}, ${m.to_address},
  ${m.subject}, ${m.body}, ${m.step_id}, ${m.is_fourteen_day_letter}, ${m.status}, ${m.scheduled_at}, ${m.sent_at}, ${m.fail_reason}, ${m.created_at})
select 'letter:' || ${f.id}, 'post', ${f.id}, ${f.customer_id}, ${f.debtor_id}, 'debtor', ${g.id}, ${f.language}, ${onPaper},
  '14-dagenbrief', ${body} || '<p>U hebt veertien dagen na ontvangst om te betalen. Daarna bent u ook incassokosten verschuldigd.</p>',
  (select ${x.step_id} from workflow_execution x join workflow_step s on ${s.id} = ${x.step_id} where ${x.file_id} = ${f.id} and ${s.is_fourteen_day_letter} limit 1),
  true, case ${f.fourteen_day_state} when 'invalid' then 'returned' else 'sent' end, l.at, l.at, case ${f.fourteen_day_state} when 'invalid' then 'Onbekend op dit adres' end, l.at
from collection_file f join debtor d on ${d.id} = ${f.debtor_id} ${speaker}
  cross join lateral (select ${f.fourteen_day_sent} + time '15:00' as at) l
  left join post_mail_template g on ${g.code} = 'veertiendagenbrief'
where ${f.fourteen_day_sent} >= ${f.received_at}`

const kept = `
update collection_file set ${o.fourteen_day_message_id} = ${of.id} from message m where ${of.key} = 'letter:' || collection_file.${o.id}`

const messages = `
insert into message (${m.key}, ${m.channel}, ${m.file_id}, ${m.customer_id}, ${m.debtor_id}, ${m.destination}, ${m.email_template_id}, ${m.post_mail_template_id}, ${m.sms_template_id},
  ${m.language}, ${m.to_address}, ${m.subject}, ${m.body}, ${m.step_id}, ${m.is_fourteen_day_letter}, ${m.status}, ${m.scheduled_at}, ${m.sent_at}, ${m.delivered_at}, ${m.fail_reason}, ${m.created_at})
select 'step:' || ${f.id} || ':' || ${s.id} || ':' || ${x.planned_for}, w.channel, ${f.id}, ${f.customer_id}, ${f.debtor_id}, 'debtor',
  case w.channel when 'email' then ${s.email_template_id} end, case w.channel when 'post' then ${s.post_mail_template_id} end, case w.channel when 'sms' then ${s.sms_template_id} end,
  ${f.language}, w.address, ${s.name} ->> 'nl', ${body}, ${s.id}, ${s.is_fourteen_day_letter},
  case when w.channel = 'email' and ${f.id} % 23 = 0 then 'bounced' when w.channel = 'post' then 'sent' else 'delivered' end, ${leaves}, ${leaves},
  case when w.channel <> 'post' and ${f.id} % 23 <> 0 then ${leaves} + interval '1 minute' end, case when w.channel = 'email' and ${f.id} % 23 = 0 then '550 No such user' end, ${leaves}
from workflow_execution x
  join workflow_step s on ${s.id} = ${x.step_id}
  join collection_file f on ${f.id} = ${x.file_id}
  join debtor d on ${d.id} = ${f.debtor_id}
  ${speaker}
  cross join lateral (
    select case ${s.action_type} when 'send_email' then 'email' when 'send_sms' then 'sms' else 'post' end as channel,
      case ${s.action_type}
        when 'send_post' then ${onPaper}
        when 'send_email' then coalesce(${v.email}, ${mailbox})
        else coalesce(${v.phone}, (select ${c.value} from debtor_contact c where ${c.debtor_id} = ${d.id} and ${c.kind} <> 'email' order by ${c.id} limit 1))
      end as address
  ) w
where ${x.result} = 'done' and ${s.action_type} in ('send_email', 'send_post', 'send_sms') and not ${s.is_fourteen_day_letter} and w.address is not null
on conflict do nothing`

const linked = `
update workflow_execution x set ${names('workflow_execution').message_id} = ${of.id}
from message m where ${of.file_id} = ${x.file_id} and ${of.step_id} = ${x.step_id} and ${of.key} in ('step:' || ${x.file_id} || ':' || ${x.step_id} || ':' || ${x.planned_for}, 'letter:' || ${x.file_id})`

const nights = `
insert into processing_run (${r.name}, ${r.type}, ${r.status}, ${r.planned_for}, ${r.total}, ${r.done}, ${r.held}, ${r.approved_at}, ${r.started_at}, ${r.finished_at}, ${r.created_at})
select null, 'file', 'completed', n.day, n.done, n.done, 0, n.day + time '01:00', n.day + time '01:00', n.day + time '01:02', n.day + time '01:00'
from (select ${x.planned_for} as day, count(*)::int as done from workflow_execution x where ${x.planned_for} >= $1::date - 14 group by 1 order by 1) n`

/** Items that the last night held: files whose step is due, and a wall in front of it. */
const held = `
insert into processing_item (${i.run_id}, ${i.file_id}, ${i.customer_id}, ${i.step_id}, ${i.planned_for}, ${i.status}, ${i.hold_reason}, ${i.since})
select (select max(id) from processing_run), ${f.id}, ${f.customer_id}, ${f.workflow_step_id}, ${f.workflow_step_due_at}, 'in_hold', w.reason, $1::date + time '01:02'
from collection_file f join workflow_step s on ${s.id} = ${f.workflow_step_id}
  cross join lateral (
    select case when ${f.insolvent} then 'insolvency' when ${f.disputed} then 'disputed'
      when ${s.adds_collection_costs} and ${f.file_type} = 'private' and ${f.fourteen_day_state} <> 'expired_unpaid' then 'missing_14_day_letter' end as reason
  ) w
where ${f.workflow_status} in ('in_progress', 'not_started') and ${f.workflow_step_due_at} <= $1::date and w.reason is not null
order by ${f.id} limit 60`

const counted = `update processing_run set ${r.held} = n.held, ${r.total} = ${r.total} + n.held
from (select ${i.run_id} as run, count(*)::int as held from processing_item group by 1) n where ${r.id} = n.run`

const schedules = `
insert into scheduled_send (${p.name}, ${p.type}, ${p.time}, ${p.days}, ${p.active}) values
  ('Stappen van de ochtend', 'processing', '06:30', '{mon,tue,wed,thu,fri}', true),
  ('Mail na de lunch', 'email', '13:00', '{mon,tue,wed,thu,fri}', true),
  ('Sms van de zaterdag', 'sms', '10:00', '{sat}', false)`

export async function insertMessages({ query }: Trx, today: string): Promise<void> {
  await query({ text: messages })
  await query({ text: letters })
  await query({ text: kept })
  await query({ text: linked })
  await query({ text: nights, values: [today] })
  await query({ text: held, values: [today] })
  await query({ text: counted })
  await query({ text: schedules })
}
