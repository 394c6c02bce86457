/** API keys beside what their schema gives: making the key itself, which is told once. */
import type { FastifyPluginAsync } from 'fastify'
import { apiClient } from '#schemas/generated/api-client.ts'
import { newKey } from '#server/apiKeys/key.ts'
import { act } from '#server/crud/act.ts'

const right = 'ROLE_SETTINGS'

export const apiClientRoutes: FastifyPluginAsync = async (app) => {
  app.post<{ Params: { id: string } }>(
    `${apiClient.api}/:id/key`,
    {
      config: { acl: right },
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
        right,
        name: 'key',
        async decide({ id }, { trx, now }) {
          await trx.query({
            text: `insert into api_key (api_client_id, prefix, key_hash, created_at) values ($1, $2, $3, $4)
              on conflict (api_client_id) do update set prefix = excluded.prefix, key_hash = excluded.key_hash, created_at = excluded.created_at`,
            values: [id, prefix, hash, new Date(now).toISOString()],
          })
          return { keyPrefix: prefix }
        },
      })
      return { key }
    },
  )
}
