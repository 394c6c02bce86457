/**
 * Text keys that pages asked for in vain: browsers of staff report them, developers read the list. It is
 * limited: when full, it counts known keys but takes no new ones until cleared.
 */
import type { FastifyPluginAsync } from 'fastify'
import type { Locale } from '#schemas/entity.ts'
import { locales } from '#schemas/product.ts'
import { keyPattern, staff } from '#schemas/textKey.ts'
import { lookUp } from '#schemas/translate.ts'
import { whole } from '#server/http/describedAnswers.ts'
import { originals } from '#server/foundation/messages.ts'

type Missing = { locale: Locale; key: string; page: string }

const most = 1000
const path = '/api/v4/texts/missing'
const tags = ['texts']

const missing = {
  locale: { enum: [...locales] },
  key: { type: 'string', maxLength: 200, pattern: keyPattern.source },
  page: { type: 'string', maxLength: 200, pattern: '^/[!-~]*$' },
}
const seen = { firstSeenAt: { type: 'string' }, lastSeenAt: { type: 'string' }, times: { type: 'integer' } }
const listSchema = {
  type: 'object',
  required: ['items', 'total'],
  properties: {
    items: { type: 'array', items: whole({ ...missing, ...seen }) },
    total: { type: 'integer' },
  },
}

export const missingTextRoutes: FastifyPluginAsync = async (app) => {
  const { engine, now } = app

  app.post<{ Body: { items: Missing[] } }>(
    path,
    {
      config: { acl: staff, withoutKey: 'The same report again changes nothing.' },
      schema: {
        tags,
        summary: 'Report keys that have no text',
        body: {
          type: 'object',
          required: ['items'],
          additionalProperties: false,
          properties: {
            items: {
              type: 'array',
              maxItems: 200,
              items: {
                type: 'object',
                required: Object.keys(missing),
                additionalProperties: false,
                properties: missing,
              },
            },
          },
        },
        response: { 204: { type: 'null' } },
      },
    },
    async ({ body: { items } }, reply) => {
      const at = new Date(now()).toISOString()
      // A page loaded long ago may lack a text that the server has by now.
      const absent = items.filter(({ locale, key }) => lookUp(originals[locale], key) === undefined)
      // Sorted, or two concurrent reports could deadlock; without duplicates, which one statement cannot write
      // twice.
      const once = [...new Map(absent.map((one) => [`${one.key} ${one.locale}`, one])).entries()].sort()
      await engine.query({
        text: `insert into missing_text as m (locale, key, page, first_seen_at, last_seen_at)
          select locale, key, page, $2::timestamptz, $2::timestamptz
          from jsonb_to_recordset($1::jsonb) as r(locale text, key text, page text)
          where exists (select from missing_text known where known.locale = r.locale and known.key = r.key)
            or (select count(*) from missing_text) + $3::int <= $4::int
          on conflict (locale, key) do update
          set times = m.times + 1, last_seen_at = excluded.last_seen_at, page = excluded.page`,
        values: [JSON.stringify(once.map(([, one]) => one)), at, once.length, most],
      })
      return reply.code(204).send()
    },
  )

  app.get(
    path,
    {
      config: { acl: 'ROLE_ADMIN' },
      schema: { tags, summary: 'Keys that have no text, the latest first', response: { 200: listSchema } },
    },
    async () => {
      const { rows } = await engine.query({
        text: `select locale, key, page, first_seen_at as "firstSeenAt", last_seen_at as "lastSeenAt", times
          from missing_text order by last_seen_at desc, key, locale`,
      })
      return { items: rows, total: rows.length }
    },
  )

  app.delete(
    path,
    {
      config: { acl: 'ROLE_ADMIN', withoutKey: 'An empty list stays empty.' },
      schema: { tags, summary: 'Clear the list', response: { 204: { type: 'null' } } },
    },
    async (_request, reply) => {
      await engine.query({ text: 'delete from missing_text' })
      return reply.code(204).send()
    },
  )
}
