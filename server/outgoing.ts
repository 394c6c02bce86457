/** Calls to other servers that a restore holds back, besides mail. */
import type { PlainJob } from './jobs/job.ts'
import { names } from '#server/sql/names.ts'

const d = names('webhook_delivery')

/**
 * SQL that counts the waiting calls and discards them, and the job that sends them. null: the product sends
 * nothing but mail.
 */
export const outgoingCalls: { waiting: string; discard: string; job: PlainJob } | null = {
  waiting: `select count(*) from webhook_delivery where ${d.status} = 'pending'`,
  job: 'webhook.waiting',
  discard: `update webhook_delivery set ${d.status} = 'failed', ${d.problem} = 'discarded', ${d.next_try_at} = null where ${d.status} = 'pending'`,
}
