/** Route for API keys besides those of their schema: keys that work and whose creator is gone. */
import type { FastifyPluginAsync } from 'fastify'
import { dayOf } from '#domain/time/day.ts'
import { apiClient } from '#schemas/generated/api-client.ts'
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
      const { rows } = await app.engine.query({ text, values: [dayOf(app.now())] })
      return { items: rows }
    },
  )
}
