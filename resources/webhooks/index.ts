/** Webhooks as generated, with their secret and their test. */
import generated from '#resources/generated/webhooks/index.ts'
import { lazyPart } from '#resources/page/lazyPart.tsx'

export default {
  ...generated,
  options: {
    ...generated.options,
    above: lazyPart(async () => ({ default: (await import('./SecretNotice.tsx')).SecretNotice })),
    actions: lazyPart(async () => ({ default: (await import('./WebhookActions.tsx')).WebhookActions })),
  },
}
