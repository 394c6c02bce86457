/** What leaves this product beside mail, for the page of what is held after a restore. */
import type { PlainJob } from './jobs/job.ts'

/** SQL over tables of the product: how many calls wait, how they are thrown away, and the kind of job that sends them. null: nothing but mail leaves. */
export const outgoingCalls: { waiting: string; discard: string; job: PlainJob } | null = {
  waiting: `select count(*) from webhook_delivery where status = 'pending'`,
  job: 'webhook.waiting',
  discard: `update webhook_delivery set status = 'failed', problem = 'discarded', next_try_at = null where status = 'pending'`,
}
