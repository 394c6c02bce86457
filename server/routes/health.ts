/**
 * Whether requests are served: 200 with a database that answers, 503 without.
 */
import type { FastifyPluginAsync } from 'fastify'
import { Busy } from '#server/errors.ts'

export const healthRoutes: FastifyPluginAsync = async (app) => {
  const response = { 200: { type: 'object', required: ['ok'], properties: { ok: { type: 'boolean' } } } }
  app.get(
    '/health',
    { config: { acl: 'open' }, schema: { tags: ['server'], summary: 'Is it up', response } },
    async ({ log }) => {
      try {
        await app.engine.query({ text: 'select 1' })
      } catch (error) {
        log.error({ err: error }, 'database does not answer')
        throw new Busy()
      }
      return { ok: true }
    },
  )
}
