/** The past of the demo: last sign-ins, and the history of customers, employees and complaints. */
import type { Trx } from '#server/db/engine.ts'
import { auditInsert } from '#server/foundation/audit.ts'
import { names } from '#server/sql/names.ts'

const appUserNames = names('app_user')
const a = names('app_user', 'a')
const c = names('complaint', 'c')
const h = names('app_user', 'h')
const k = names('customer', 'c')
const m = names('app_user', 'm')
const u = names('app_user', 'u')

/** Most active accounts have signed in, those of clients less often; a new account never. */
const signIns = `
update app_user u set ${appUserNames.last_login_at} = greatest(${u.created_at} + interval '1 day',
    $1::timestamptz - make_interval(hours => 1 + (${u.id} * 53 % case ${u.kind} when 'employee' then 90 else 1400 end)::int, mins => (${u.id} * 17 % 60)::int))
  where ${u.active} and ${u.username} <> 'nobody' and ${u.id} % 13 <> 12`

/**
 * Audit rows in the order of time. Each contains the value before the change. The value after it is the present
 * one; for a property that changed once, the creation has the other value.
 */
const history = `
with manager as (
  select c.*, ${m.id} as by_id, ${m.name} as by_name from customer c join app_user m on ${m.id} = ${k.account_manager_id}
), handler as (
  select c.*, coalesce(${h.id}, 1) as by_id, coalesce(${h.name}, ${a.name}) as by_name
  from complaint c left join app_user h on ${h.id} = ${c.handler_id}, app_user a where ${a.id} = 1
), lines (at, by_id, by_name, action, entity, record_id, changes) as (
  select ${k.created_at}, by_id, by_name, 'create', 'customer', ${k.id}, jsonb_build_object('number', jsonb_build_object('to', ${k.number}),
      'company', jsonb_build_object('to', ${k.company}), 'city', jsonb_build_object('to', ${k.city})) from manager c
  union all
  select ${k.created_at} + ($1::timestamptz - ${k.created_at}) * 0.4, by_id, by_name, 'update', 'customer', ${k.id}, jsonb_build_object('paymentTermDays',
      jsonb_build_object('from', case ${k.payment_term_days} when 14 then 30 else 14 end, 'to', ${k.payment_term_days})) from manager c where ${k.id} % 3 <> 1
  union all
  select ${k.created_at} + ($1::timestamptz - ${k.created_at}) * 0.6, by_id, by_name, 'update', 'customer', ${k.id}, jsonb_build_object('phone',
      jsonb_build_object('from', '+3161234' || lpad((${k.id} * 7919 % 10000)::text, 4, '0'), 'to', ${k.phone})) from manager c where ${k.id} % 4 = 1
  union all
  select ${k.created_at} + ($1::timestamptz - ${k.created_at}) * 0.9, by_id, by_name, 'update', 'customer', ${k.id}, jsonb_build_object('active',
      jsonb_build_object('from', true, 'to', false)) from manager c where not ${k.active}
  union all
  select ${u.created_at}, ${a.id}, ${a.name}, 'create', 'user', ${u.id}, jsonb_build_object('username', jsonb_build_object('to', ${u.username}),
      'name', jsonb_build_object('to', ${u.name}), 'email', jsonb_build_object('to', ${u.email}))
    from app_user u, app_user a where ${u.kind} = 'employee' and ${a.id} = 1
  union all
  select ${u.created_at} + ($1::timestamptz - ${u.created_at}) * 0.8, ${a.id}, ${a.name}, 'update', 'user', ${u.id}, jsonb_build_object('active',
      jsonb_build_object('from', true, 'to', false))
    from app_user u, app_user a where ${u.kind} = 'employee' and not ${u.active} and ${a.id} = 1
  union all
  select ${c.created_at}, by_id, by_name, 'create', 'complaint', ${c.id}, jsonb_build_object('number', jsonb_build_object('to', ${c.number}),
      'status', jsonb_build_object('to', 'new')) from handler c
  union all
  select ${c.confirmed_at}, by_id, by_name, 'confirm', 'complaint', ${c.id}, jsonb_build_object('status', jsonb_build_object('from', 'new', 'to', 'confirmed'))
    from handler c where ${c.confirmed_at} is not null
  union all
  select ${c.confirmed_at} + interval '2 hours', by_id, by_name, 'investigate', 'complaint', ${c.id},
      jsonb_build_object('status', jsonb_build_object('from', 'confirmed', 'to', 'in_investigation'))
    from handler c where ${c.status} not in ('new', 'confirmed')
  union all
  select ${c.answered_at}, by_id, by_name, 'answer', 'complaint', ${c.id}, jsonb_build_object('status', jsonb_build_object('from', 'in_investigation', 'to', 'answered'),
      'outcome', jsonb_build_object('to', ${c.outcome})) from handler c where ${c.answered_at} is not null
  union all
  select ${c.answered_at} + interval '1 day', by_id, by_name, 'close', 'complaint', ${c.id}, jsonb_build_object('status', jsonb_build_object('from', 'answered', 'to', 'closed'))
    from handler c where ${c.status} = 'closed'
)
${auditInsert.replace('(actor_id', '(at, actor_id')}
select at, by_id, by_name, null, null, action, entity, record_id, changes, null from lines order by at`

/** @param now The moment of seeding. */
export async function insertPast(trx: Trx, now: Date): Promise<void> {
  for (const text of [signIns, history]) await trx.query({ text, values: [now] })
}
