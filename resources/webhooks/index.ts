/** Webhooks as generated, with their secret and their test. */
import { lazy } from 'react'
import generated from '#resources/generated/webhooks/index.ts'

export default {
  ...generated,
  options: {
    ...generated.options,
    opensAdded: true,
    actions: lazy(async () => ({ default: (await import('./WebhookActions.tsx')).WebhookActions })),
  },
}
