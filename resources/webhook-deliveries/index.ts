/** Deliveries as generated, called after their event and its file, with what was sent and answered, and sending it again. */
import type { RaRecord } from 'react-admin'
import generated from '#resources/generated/webhook-deliveries/index.ts'
import type { WebhookDelivery } from '#schemas/generated/webhook-delivery.ts'
import { lazyPart } from '#resources/page/lazyPart.tsx'

export default {
  ...generated,
  recordRepresentation: (record: RaRecord) => {
    const { event, file } = record as WebhookDelivery
    return file ? `${event} ${file}` : event
  },
  options: {
    ...generated.options,
    below: lazyPart(async () => ({ default: (await import('./DeliveryExchange.tsx')).DeliveryExchange })),
    actions: lazyPart(async () => ({ default: (await import('./ReplayAction.tsx')).ReplayAction })),
  },
}
