/**
 * Jobs for deliveries: one per delivery, in sequence per webhook; every minute, one for each delivery that has
 * none.
 */
import { job } from '#server/jobs/job.ts'

declare module '#server/jobs/job.ts' {
  interface JobKinds {
    'webhook.deliver': { delivery: number; webhook: number }
    'webhook.waiting': Record<string, never>
  }
}

export const deliveryJob = job({
  kind: 'webhook.deliver',
  atOnce: 8,
  key: ({ delivery }) => String(delivery),
  // In sequence per webhook, so that a slow receiver delays nobody else.
  group: ({ webhook }) => String(webhook),
  work: ({ delivery }, { app }) => app.webhooks.send(delivery),
})

export const waitingDeliveries = job({
  kind: 'webhook.waiting',
  schedule: '* * * * *',
  once: true,
  work: (_data, { app, trx }) => app.webhooks.sendWaiting(trx),
})
