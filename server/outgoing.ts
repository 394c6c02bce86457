/** Calls to other servers that a restore holds back, besides mail. */
import type { PlainJob } from './jobs/job.ts'
import { names } from '#server/sql/names.ts'

const d = names('webhook_delivery')
const m = names('message')

/** Messages that would leave: drafts wait for a person anyway. */
const leaving = `${m.status} in ('approved', 'scheduled', 'queued')`

/**
 * SQL that counts the waiting calls and discards them, and the job that sends them. null: the product sends
 * nothing but mail.
 */
export const outgoingCalls: { waiting: string; discard: string; job: PlainJob } | null = {
  waiting: `select (select count(*) from webhook_delivery where ${d.status} = 'pending') + (select count(*) from message where ${leaving})`,
  job: 'webhook.waiting',
  discard: `with messages as (update message set ${m.status} = 'cancelled', ${m.fail_reason} = 'discarded after a restore' where ${leaving})
    update webhook_delivery set ${d.status} = 'failed', ${d.problem} = 'discarded', ${d.next_try_at} = null where ${d.status} = 'pending'`,
}
