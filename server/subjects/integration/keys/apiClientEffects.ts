/** Effects of actions on an API key. */
import type { FastifyInstance } from 'fastify'
import type { ApiClientLifecycle } from '#schemas/generated/api-client.ts'
import type { Effects } from '#schemas/lifecycle.ts'
import type { EffectContext } from '#server/records/hooks.ts'
import { scopesOf } from './apiClientHooks.ts'
import { newKey } from './key.ts'
import { checkScopesHeld } from './scopesHeld.ts'
import { tellCustomer } from './tellCustomer.ts'

const storing = `insert into api_key (api_client_id, prefix, key_hash, created_at) values ($1, $2, $3, $4)
  on conflict (api_client_id) do update set prefix = excluded.prefix, key_hash = excluded.key_hash, created_at = excluded.created_at`

export const apiClientEffects = (app: FastifyInstance): Effects<ApiClientLifecycle, EffectContext> => ({
  /** Check that the person who makes or reactivates a key holds all of its scopes. */
  holdScopes(client, _given, { access }) {
    checkScopesHeld(scopesOf(client), client.customer, access)
  },

  /** Makes a new key; the one before it stops working. */
  async makeKey(client, _given, { trx, now, access, tell }) {
    const { key, prefix, hash } = newKey()
    await trx.query({ text: storing, values: [client.id, prefix, hash, new Date(now).toISOString()] })
    const { name, customer } = client
    await tellCustomer(app, trx, 'apiKeyMade', { name, customer, keyPrefix: prefix, scopes: scopesOf(client) })
    tell(key)
    // Records the human who sees the key, also while they work as somebody else.
    return { keyPrefix: prefix, keyMadeBy: (access.impersonator ?? access.person)?.id ?? null }
  },
})
