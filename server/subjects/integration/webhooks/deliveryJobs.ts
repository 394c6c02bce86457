/** Deliveries leave by a job each, those of one webhook one after the other; what lies there without one gets one every minute. */
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
  // A slow one keeps no other waiting.
  group: ({ webhook }) => String(webhook),
  work: ({ delivery }, { app }) => app.webhooks.send(delivery),
})

export const waitingDeliveries = job({
  kind: 'webhook.waiting',
  schedule: '* * * * *',
  once: true,
  work: (_data, { app, trx }) => app.webhooks.sendWaiting(trx),
})
