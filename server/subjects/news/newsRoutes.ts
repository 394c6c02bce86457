/** The news for its readers; writing it uses the routes of every entity. */
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import type { Locale } from '#schemas/entity.ts'
import { locales } from '#schemas/product.ts'
import { whole } from '#server/http/describedAnswers.ts'
import { idFrom } from '#server/sql/id.ts'
import { NotFound } from '#server/errors.ts'
import { markRead, newsFor, type NewsReader } from './news.ts'
import { audiencesOf } from './readerOf.ts'

const text = { type: 'string' }
const entry = whole({
  id: { type: 'integer' },
  title: text,
  content: { description: 'Clean html.', type: 'string' },
  locale: { description: 'Language of the texts.', type: 'string' },
  publishedAt: { type: 'string', format: 'date-time' },
  pinned: { type: 'boolean' },
  read: { type: 'boolean' },
})
const answer = whole({
  items: { type: 'array', items: entry },
  pager: whole({ pages: whole({ total: { type: 'integer' } }) }),
  total: { type: 'integer' },
})

const query = {
  type: 'object',
  additionalProperties: false,
  properties: {
    _offset: { type: 'string', pattern: '^[0-9]{1,6}$' },
    _limit: { type: 'string', pattern: '^([1-9]|[1-4][0-9]|50)$' },
    audience: { description: 'Only what everybody may read, whoever asks.', type: 'string', enum: ['public'] },
    language: { description: 'Only what is written in this language.', type: 'string', enum: locales },
  },
}

export const newsRoutes: FastifyPluginAsync = async (app) => {
  const { engine, now } = app

  /** The route is open, so the session was not read yet. */
  const readerOf = async ({ sessionId, access }: FastifyRequest, onlyPublic: boolean): Promise<NewsReader> => {
    const session = sessionId === '' || onlyPublic ? undefined : await app.sessions.find(sessionId)
    // A person who must show a second factor first counts as a visitor.
    const person = (session?.mustEnrol ? null : session?.person) ?? access.person
    return { id: person?.id ?? null, audiences: audiencesOf(onlyPublic ? null : person), locale: access.locale }
  }

  app.get<{ Querystring: { _offset?: string; _limit?: string; audience?: 'public'; language?: Locale } }>(
    '/api/v4/news',
    {
      config: { acl: 'open' },
      schema: { tags: ['news'], summary: 'The news, pinned first', querystring: query, response: { 200: answer } },
    },
    async (request, reply) => {
      const { _offset = '0', _limit = '20', audience, language } = request.query
      const limit = Number(_limit)
      const reader = await readerOf(request, audience === 'public')
      const question = { engine, now: now(), limit, offset: Number(_offset), language }
      const { items, total } = await newsFor(reader, question)
      reply.header('cache-control', 'private, no-cache')
      return { items, pager: { pages: { total: Math.ceil(total / limit) } }, total }
    },
  )

  app.post<{ Params: { id: string } }>(
    '/api/v4/news/:id/read',
    {
      config: { acl: '*', asServer: 'account' },
      schema: {
        tags: ['news'],
        summary: 'This has been read',
        params: { type: 'object', properties: { id: text } },
        response: { 204: { description: 'Noted.', type: 'null' } },
      },
    },
    async (request, reply) => {
      const { access, params } = request
      const reader = { id: access.person?.id ?? null, audiences: audiencesOf(access.person), locale: access.locale }
      if (!(await markRead(idFrom(params.id), reader, { engine, now: now() }))) throw new NotFound()
      return reply.code(204).send()
    },
  )
}
