/** Deliveries as generated, with what was sent and answered, and sending it again. */
import { lazy } from 'react'
import generated from '#resources/generated/webhook-deliveries/index.ts'

export default {
  ...generated,
  show: lazy(async () => ({ default: (await import('./DeliveryShow.tsx')).DeliveryShow })),
  options: {
    ...generated.options,
    actions: lazy(async () => ({ default: (await import('./ReplayAction.tsx')).ReplayAction })),
  },
}
