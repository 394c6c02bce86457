/** Effects of actions on a webhook. */
import { forServer } from '#server/db/outsider.ts'
import type { FastifyInstance } from 'fastify'
import type { WebhookLifecycle } from '#schemas/generated/webhook.ts'
import type { Effects } from '#schemas/lifecycle.ts'
import type { EffectContext } from '#server/records/hooks.ts'
import type {} from './webhooksPlugin.ts'

export const webhookEffects = (app: FastifyInstance): Effects<WebhookLifecycle, EffectContext> => ({
  /** An old one signs along for 24 hours. */
  async renewSecret({ id }, _given, { trx, tell }) {
    tell(await forServer(() => app.webhooks.secrets.renew(trx, id)))
  },
})
