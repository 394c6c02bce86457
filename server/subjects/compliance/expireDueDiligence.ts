/** Approvals whose day of review has passed: they expire by themselves. The client shows how its last check stands. */
import { dayOf } from '#domain/time/day.ts'
import type { Engine } from '#server/db/engine.ts'

const text = `with due as (
  update due_diligence set status = 'expired', version = version + 1
  where status = 'approved' and next_review < $1::date returning id, customer_id
), noted as (
  insert into audit_log (action, entity, record_id, changes, request_id)
  select 'expire', 'due-diligence', id, '{"status": {"from": "approved", "to": "expired"}}', 'daily' from due
)
update customer set due_diligence_status = 'expired' where id in (select customer_id from due
  where not exists (select from due_diligence later where later.customer_id = due.customer_id and later.id > due.id))`

/** Several processes may do so at once: a check expires once. */
export async function expireDueDiligence(engine: Engine, now: number): Promise<void> {
  await engine.query({ text, values: [dayOf(new Date(now).toISOString())] })
}
