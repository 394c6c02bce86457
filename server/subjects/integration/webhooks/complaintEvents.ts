/** Events for webhooks of a customer about a complaint on its files: that it came, and each change of its state. */
import type { FastifyInstance } from 'fastify'
import type { Listener } from '#server/records/hooks.ts'
import type { WebhookEventName } from './webhooks.ts'

export const complaintEvents =
  ({ webhooks }: FastifyInstance): Listener<'complaint'> =>
  async ({ before, after }, { trx }) => {
    if (!after || typeof after.customer !== 'number' || before?.status === after.status) return
    const event: WebhookEventName = before ? 'complaint.status_changed' : 'complaint.created'
    // The event tells not who complained, nor what was written: only what the customer needs to ask for it.
    const { id, number, status, receivedAt, customer, fileNumber } = after
    const file = fileNumber ?? undefined
    await webhooks.emit(trx, { event, customerId: customer, data: { id, number, status, receivedAt, file }, file })
  }
