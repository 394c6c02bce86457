/**
 * The texts of one language, for whoever shows them; kept by the browser until they change.
 */
import { createHash } from 'node:crypto'
import type { FastifyPluginAsync } from 'fastify'
import { locales, type Locale } from '#schemas/entity.ts'
import { messages } from '#server/messages.ts'

export const textRoutes: FastifyPluginAsync = async (app) => {
  const answers = new Map(locales.map((locale) => [locale, answerOf(locale)]))

  app.get<{ Querystring: { lang?: Locale } }>(
    '/api/v3/translate/get',
    {
      config: { acl: 'open' },
      schema: {
        tags: ['texts'],
        summary: 'Every text in one language',
        querystring: { type: 'object', properties: { lang: { enum: [...locales], default: 'nl' } } },
      },
    },
    async ({ query, headers }, reply) => {
      const { body, etag } = answers.get(query.lang ?? 'nl') ?? answerOf('nl')
      reply.header('etag', etag).header('cache-control', 'no-cache')
      if (headers['if-none-match'] === etag) return reply.code(304).send()
      return reply.type('application/json; charset=utf-8').send(body)
    },
  )
}

function answerOf(locale: Locale): { body: string; etag: string } {
  const body = JSON.stringify(messages[locale])
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url')}"` }
}
