/** Codes that programs of customers meet in answers about files: statuses and closing reasons for clients. */
import type { FastifyPluginAsync } from 'fastify'
import type { Locale } from '#schemas/entity.ts'
import { locales } from '#schemas/product.ts'
import type { Engine } from '#server/db/engine.ts'

const acl = 'ROLE_CUSTOMER'
const tags = ['api-doc']
const text = { type: 'string' }
const nullable = { type: ['string', 'null'] }

const querystring = {
  type: 'object',
  properties: { lang: { enum: [...locales], description: 'Language of name and description.' } },
}
const answer = (code: object) => ({
  200: {
    type: 'object',
    required: ['items'],
    properties: {
      items: {
        type: 'array',
        items: {
          type: 'object',
          required: ['code', 'name', 'description', 'success'],
          properties: { ...code, name: text, description: nullable, success: { type: 'boolean' } },
        },
      },
    },
  },
})

type Asked = { Querystring: { lang?: Locale } }

export const apiDocRoutes: FastifyPluginAsync = async (app) => {
  app.get<Asked>(
    '/api/v4/api-doc/file-statuses',
    {
      config: { acl, asServer: 'office' },
      schema: {
        tags,
        summary: 'Statuses of files that clients are told',
        querystring,
        response: answer({ code: { type: 'integer' }, apiCode: nullable, phase: text }),
      },
    },
    async ({ query: { lang }, access }) => ({
      items: await told(app.engine, 'file_status', 'code, api_code as "apiCode", phase', lang ?? access.locale),
    }),
  )

  app.get<Asked>(
    '/api/v4/api-doc/closing-reasons',
    {
      config: { acl, asServer: 'office' },
      schema: {
        tags,
        summary: 'Reasons for closing that clients are told',
        querystring,
        response: answer({ code: text, group: text }),
      },
    },
    async ({ query: { lang }, access }) => ({
      items: await told(app.engine, 'close_reason', 'code, reason_group as "group"', lang ?? access.locale),
    }),
  )
}

/** @param columns SQL of this program. */
async function told(engine: Engine, table: 'file_status' | 'close_reason', columns: string, locale: Locale) {
  const { rows } = await engine.query({
    text: `select ${columns}, coalesce(name ->> $1, name ->> 'nl') as name,
        coalesce(client_text ->> $1, client_text ->> 'nl') as description, coalesce(success, false) as success
      from ${table} where coalesce(active, true) and coalesce(visible_to_client, false) order by position nulls last, id`,
    values: [locale],
  })
  return rows
}
