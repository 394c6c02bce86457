/**
 * The search form of the header: a plain form that posts `search` (specification, section 1) and is redirected
 * to the page of results. It changes nothing, so it needs no token and works without scripts.
 */
import type { FastifyPluginAsync } from 'fastify'

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
export const searchRoutes: FastifyPluginAsync = async (app) => {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser<string>('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, { search: new URLSearchParams(body).get('search') ?? '' }),
  )

  app.post<{ Body: { search: string } | null }>(
    page,
    {
      bodyLimit,
      config: { acl: 'open', csrf: false },
      schema: {
        tags: ['search'],
        summary: 'From the search form to the page that answers it',
        consumes: ['application/x-www-form-urlencoded'],
        response: { 303: redirectSchema },
      },
    },
    async ({ body }, reply) => reply.redirect(addressOf(body?.search ?? ''), 303),
  )
}

/** Removes control characters, which no address may contain. */
function addressOf(search: string): string {
  const text = [...search.replace(/\p{Cc}+/gu, ' ').trim()].slice(0, longest).join('')
  return text === '' ? page : `${page}?search=${encodeURIComponent(text)}`
}
