/**
 * Routes for API keys besides those of their schema: creating the secret key, which is shown once, and listing
 * keys whose creator is gone.
 */
import type { FastifyPluginAsync } from 'fastify'
import { dayOf } from '#domain/time/day.ts'
import { apiClient } from '#schemas/generated/api-client.ts'
import { scopesOf } from './apiClientHooks.ts'
import { newKey } from './key.ts'
import { checkScopesHeld } from './scopesHeld.ts'
import { tellCustomer } from './tellCustomer.ts'
import { act } from '#server/records/act.ts'
import { names } from '#server/sql/names.ts'

const c = names('api_client', 'c')
const m = names('app_user', 'm')
const u = names('customer', 'u')

const right = 'ROLE_SETTINGS'

const orphans = {
  type: 'object',
  required: ['items'],
  properties: {
    items: {
      type: 'array',
      items: {
        type: 'object',
        required: ['id', 'name', 'company', 'maker'],
        properties: {
          id: { type: 'integer' },
          name: { type: 'string' },
          company: { type: 'string' },
          maker: { description: 'null: that account is gone.', type: ['string', 'null'] },
        },
      },
    },
  },
}

export const apiClientRoutes: FastifyPluginAsync = async (app) => {
  app.post<{ Params: { id: string } }>(
    `${apiClient.api}/:id/key`,
    {
      config: { acl: right, confirm: true },
      schema: {
        tags: ['api-client'],
        summary: 'Makes a new key and tells it once; one from before is worth nothing any more',
        params: { type: 'object', properties: { id: { type: 'string' } } },
        response: { 200: { type: 'object', required: ['key'], properties: { key: { type: 'string' } } } },
      },
    },
    async (request) => {
      const { key, prefix, hash } = newKey()
      await act(app, request, {
        entity: apiClient,
        name: 'key',
        async decide({ id, customer, name, ...before }, { trx, now, access }) {
          const scopes = scopesOf(before)
          checkScopesHeld(scopes, customer, access)
          await trx.query({
            text: `insert into api_key (api_client_id, prefix, key_hash, created_at) values ($1, $2, $3, $4)
              on conflict (api_client_id) do update set prefix = excluded.prefix, key_hash = excluded.key_hash, created_at = excluded.created_at`,
            values: [id, prefix, hash, new Date(now).toISOString()],
          })
          const told = { name: String(name), customer: Number(customer), keyPrefix: prefix, scopes }
          await tellCustomer(app, trx, 'apiKeyMade', told)
          // Records the human who sees the key, also while they work as somebody else.
          return { keyPrefix: prefix, keyMadeBy: (access.impersonator ?? access.person)?.id ?? null }
        },
      })
      return { key }
    },
  )

  app.get(
    `${apiClient.api}/without-maker`,
    {
      config: { acl: right },
      schema: {
        tags: ['api-client'],
        summary: 'Keys that work and were made by somebody whose account is closed or gone',
        response: { 200: orphans },
      },
    },
    async () => {
      const text = `select ${c.id}, ${c.name}, ${u.company}, ${m.name} as maker
        from api_key k join api_client c on ${c.id} = k.api_client_id and ${c.active} join customer u on ${u.id} = ${c.customer_id}
        left join app_user m on ${m.id} = ${c.key_made_by_id}
        where ${m.active} is not true and (${c.expires_at} is null or ${c.expires_at} >= $1::date)
        order by ${c.name}, ${c.id} limit 100`
      const { rows } = await app.engine.query({ text, values: [dayOf(new Date(app.now()).toISOString())] })
      return { items: rows }
    },
  )
}
