/** Calls to other servers that a restore holds back, besides mail. */
import type { PlainJob } from './jobs/job.ts'

/**
 * SQL that counts the waiting calls and discards them, and the job that sends them. null: the product sends
 * nothing but mail.
 */
export const outgoingCalls: { waiting: string; discard: string; job: PlainJob } | null = {
  waiting: `select count(*) from webhook_delivery where status = 'pending'`,
  job: 'webhook.waiting',
  discard: `update webhook_delivery set status = 'failed', problem = 'discarded', next_try_at = null where status = 'pending'`,
}
