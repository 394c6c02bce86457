/** Deliveries as generated, with what was sent and answered, and sending it again. */
import { lazy } from 'react'
import generated from '#resources/generated/webhook-deliveries/index.ts'

export default {
  ...generated,
  options: {
    ...generated.options,
    below: lazy(async () => ({ default: (await import('./DeliveryExchange.tsx')).DeliveryExchange })),
    actions: lazy(async () => ({ default: (await import('./ReplayAction.tsx')).ReplayAction })),
  },
}
