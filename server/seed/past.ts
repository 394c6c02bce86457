/** The past of the demo: last sign-ins, and the history of customers, employees and complaints. */
import type { Trx } from '#server/db/engine.ts'
import { auditInsert } from '#server/foundation/audit.ts'
import { names } from '#server/sql/names.ts'

const appUserNames = names('app_user')
const c = names('complaint', 'c')
const h = names('app_user', 'h')
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
  select c.*, ${m.id} as by_id, ${m.name} as by_name from customer c join app_user m on ${m.id} = c.account_manager_id
), handler as (
  select c.*, coalesce(${h.id}, 1) as by_id, coalesce(${h.name}, a.name) as by_name
  from complaint c left join app_user h on ${h.id} = ${c.handler_id}, (select name from app_user where id = 1) as a
), lines (at, by_id, by_name, action, entity, record_id, changes) as (
  select created_at, by_id, by_name, 'create', 'customer', id, jsonb_build_object('number', jsonb_build_object('to', number),
      'company', jsonb_build_object('to', company), 'city', jsonb_build_object('to', city)) from manager
  union all
  select created_at + ($1::timestamptz - created_at) * 0.4, by_id, by_name, 'update', 'customer', id, jsonb_build_object('paymentTermDays',
      jsonb_build_object('from', case payment_term_days when 14 then 30 else 14 end, 'to', payment_term_days)) from manager where id % 3 <> 1
  union all
  select created_at + ($1::timestamptz - created_at) * 0.6, by_id, by_name, 'update', 'customer', id, jsonb_build_object('phone',
      jsonb_build_object('from', '+3161234' || lpad((id * 7919 % 10000)::text, 4, '0'), 'to', phone)) from manager where id % 4 = 1
  union all
  select created_at + ($1::timestamptz - created_at) * 0.9, by_id, by_name, 'update', 'customer', id, jsonb_build_object('active',
      jsonb_build_object('from', true, 'to', false)) from manager where not active
  union all
  select ${u.created_at}, a.id, a.name, 'create', 'user', ${u.id}, jsonb_build_object('username', jsonb_build_object('to', ${u.username}),
      'name', jsonb_build_object('to', ${u.name}), 'email', jsonb_build_object('to', ${u.email}))
    from app_user u, (select id, name from app_user where id = 1) as a where ${u.kind} = 'employee'
  union all
  select ${u.created_at} + ($1::timestamptz - ${u.created_at}) * 0.8, a.id, a.name, 'update', 'user', ${u.id}, jsonb_build_object('active',
      jsonb_build_object('from', true, 'to', false))
    from app_user u, (select id, name from app_user where id = 1) as a where ${u.kind} = 'employee' and not ${u.active}
  union all
  select created_at, by_id, by_name, 'create', 'complaint', id, jsonb_build_object('number', jsonb_build_object('to', number),
      'status', jsonb_build_object('to', 'new')) from handler
  union all
  select confirmed_at, by_id, by_name, 'confirm', 'complaint', id, jsonb_build_object('status', jsonb_build_object('from', 'new', 'to', 'confirmed'))
    from handler where confirmed_at is not null
  union all
  select confirmed_at + interval '2 hours', by_id, by_name, 'investigate', 'complaint', id,
      jsonb_build_object('status', jsonb_build_object('from', 'confirmed', 'to', 'in_investigation'))
    from handler where status not in ('new', 'confirmed')
  union all
  select answered_at, by_id, by_name, 'answer', 'complaint', id, jsonb_build_object('status', jsonb_build_object('from', 'in_investigation', 'to', 'answered'),
      'outcome', jsonb_build_object('to', outcome)) from handler where answered_at is not null
  union all
  select answered_at + interval '1 day', by_id, by_name, 'close', 'complaint', id, jsonb_build_object('status', jsonb_build_object('from', 'answered', 'to', 'closed'))
    from handler where status = 'closed'
)
${auditInsert.replace('(actor_id', '(at, actor_id')}
select at, by_id, by_name, null, null, action, entity, record_id, changes, null from lines order by at`

/** @param now The moment of seeding. */
export async function insertPast(trx: Trx, now: Date): Promise<void> {
  for (const text of [signIns, history]) await trx.query({ text, values: [now] })
}
