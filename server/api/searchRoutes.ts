/**
 * The search form of the header: a plain form that posts `search` (specification, section 1) and is redirected
 * to the page of results, or to the one record that has exactly this number. It changes nothing, so it needs no token and
 * works without scripts.
 */
import type { FastifyPluginAsync } from 'fastify'
import { pageFor } from '#domain/access/pageFor.ts'
import type { Opens } from '#server/records/subject.ts'

const page = '/file/search'
/** Maximum bytes of the form, and characters of the search text: far more than anybody types. */
const bodyLimit = 8 * 1024
const longest = 200

const redirectSchema = {
  description: 'The page with what was found',
  type: 'null',
  headers: { location: { type: 'string' } },
}

/** Only this scope reads forms; everywhere else a body is JSON. */
export const searchRoutes: FastifyPluginAsync<{ opens: readonly Opens[] }> = async (app, { opens }) => {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser<string>('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, { search: new URLSearchParams(body).get('search') ?? '' }),
  )

  app.post<{ Body: { search: string } | null }>(
    page,
    {
      bodyLimit,
      config: { acl: 'open', csrf: false, knowsAsker: true },
      schema: {
        tags: ['search'],
        summary: 'From the search form to the page that answers it',
        consumes: ['application/x-www-form-urlencoded'],
        response: { 303: redirectSchema },
      },
    },
    async (request, reply) => {
      const text = textIn(request.body?.search ?? '')
      const reachable = (path: string) => pageFor(path, (right) => request.access.may(right))
      if (text !== '')
        for (const open of opens) {
          const record = await open(app, request, text)
          if (record !== undefined) return reply.redirect(reachable(record), 303)
        }
      const found = reachable(page)
      return reply.redirect(text === '' ? found : `${found}?search=${encodeURIComponent(text)}`, 303)
    },
  )
}

/** Removes control characters, which no address may contain. */
const textIn = (search: string): string =>
  [...search.replace(/\p{Cc}+/gu, ' ').trim()].slice(0, longest).join('').toWellFormed()
