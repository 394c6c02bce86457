/** Accepts JSON bodies only, and query strings that were parsed without a refusal. */
import fp from 'fastify-plugin'
import { FieldErrors } from '#server/errors.ts'
import { parseJson } from '#server/foundation/json.ts'
import { refusal } from '#server/foundation/query.ts'

export const input = fp(async (app) => {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (_request, body, done) => {
    try {
      done(null, parseJson(body))
    } catch (error) {
      done(error instanceof Error ? error : new Error(String(error)))
    }
  })

  app.addHook('onRequest', async ({ query }) => {
    const refused = (query as Record<symbol, unknown> | null)?.[refusal]
    if (refused instanceof FieldErrors) throw refused
  })
})
