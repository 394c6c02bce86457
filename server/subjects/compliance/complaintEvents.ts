/** What webhooks of a customer are told of a complaint about its files: that it came, and each change of its state. */
import type { Body } from '#server/records/values/body.ts'
import type { Trx } from '#server/db/engine.ts'
import type { WebhookEventName, Webhooks } from '#server/subjects/integration/webhooks/webhooks.ts'

/** Nothing of who complained, or of what was written: only what the customer needs to ask for it. */
export async function emitComplaint(
  webhooks: Webhooks,
  trx: Trx,
  event: Extract<WebhookEventName, `complaint.${string}`>,
  { id, number, status, receivedAt, customer, fileNumber }: Body,
): Promise<void> {
  if (typeof customer !== 'number') return
  const file = typeof fileNumber === 'string' ? fileNumber : undefined
  await webhooks.emit(trx, { event, customerId: customer, data: { id, number, status, receivedAt, file }, file })
}
