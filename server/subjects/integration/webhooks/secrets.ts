/** Signing secrets of webhooks: generated here, shown once, stored sealed. */
import { randomBytes } from 'node:crypto'
import type { Engine, Trx } from '#server/db/engine.ts'
import { seal, unseal } from '#server/foundation/seal.ts'
import { keyFor } from '#server/foundation/secrets.ts'

/** Milliseconds for which the old secret still signs too after a new one was made. */
const overlap = 24 * 3_600_000

export type WebhookSecrets = {
  /** Makes a new secret and returns it, the only time that it can be read. */
  renew(trx: Trx, webhookId: number): Promise<string>
  /** The valid secrets, newest first; empty without one, or when the server's key has changed. */
  of(reader: Pick<Engine | Trx, 'query'>, webhookId: number): Promise<string[]>
}

export function createWebhookSecrets(sessionSecret: string, now: () => number): WebhookSecrets {
  const key = keyFor(sessionSecret, 'webhook secrets')
  const at = (later = 0) => new Date(now() + later).toISOString()
  return {
    async renew(trx, webhookId) {
      const secret = `whsec_${randomBytes(32).toString('base64')}`
      await trx.query({
        text: 'delete from webhook_secret where webhook_id = $1 and expires_at <= $2',
        values: [webhookId, at()],
      })
      await trx.query({
        text: 'update webhook_secret set expires_at = $2 where webhook_id = $1 and expires_at is null',
        values: [webhookId, at(overlap)],
      })
      await trx.query({
        text: 'insert into webhook_secret (webhook_id, sealed, created_at) values ($1, $2, $3)',
        values: [webhookId, seal(key, webhookId, secret), at()],
      })
      return secret
    },

    async of(reader, webhookId) {
      const { rows } = await reader.query<{ sealed: string }>({
        text: `select sealed from webhook_secret where webhook_id = $1 and (expires_at is null or expires_at > $2)
          order by id desc limit 2`,
        values: [webhookId, at()],
      })
      return rows.flatMap(({ sealed }) => unseal(key, webhookId, sealed) ?? [])
    },
  }
}
