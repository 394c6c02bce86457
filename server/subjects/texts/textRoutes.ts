/** All texts of one language, changes included; browsers cache them until they change. */
import { valuesAnswer } from '#server/http/describedAnswers.ts'
import { createHash } from 'node:crypto'
import type { FastifyPluginAsync } from 'fastify'
import type { Locale } from '#schemas/entity.ts'
import type { Messages } from '#schemas/translate.ts'
import { isLocale, messages } from '#server/foundation/messages.ts'
import { defaultLocale, locales } from '#schemas/product.ts'

type Answer = { body: string; etag: string }

export const textRoutes: FastifyPluginAsync = async (app) => {
  app.get<{ Querystring: { lang?: unknown } }>(
    '/api/v3/translate/get',
    {
      config: { acl: 'open', answers: valuesAnswer('The texts, nested by the parts of their keys.', {}) },
      schema: {
        tags: ['texts'],
        summary: 'Every text in one language',
        querystring: {
          type: 'object',
          properties: {
            lang: {
              type: 'string',
              description: `One of ${locales.join(', ')}; anything else is answered in ${defaultLocale}.`,
            },
          },
        },
      },
    },
    async ({ query: { lang }, headers }, reply) => {
      const { body, etag } = answerOf(isLocale(lang) ? lang : defaultLocale)
      reply.header('etag', etag).header('cache-control', 'no-cache')
      if (headers['if-none-match'] === etag) return reply.code(304).send()
      return reply.type('application/json; charset=utf-8').send(body)
    },
  )
}

/** Cached by the texts object, so that an unchanged language is serialised once. */
const answers = new WeakMap<Messages, Answer>()

function answerOf(locale: Locale): Answer {
  const texts = messages[locale]
  const cachedAnswer = answers.get(texts)
  if (cachedAnswer) return cachedAnswer
  const body = JSON.stringify(texts)
  const answer = { body, etag: `"${createHash('sha256').update(body).digest('base64url')}"` }
  answers.set(texts, answer)
  return answer
}
