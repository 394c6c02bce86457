/**
 * Who runs this server: what the footer shows to everyone, and which release it is to staff.
 */
import type { FastifyPluginAsync } from 'fastify'
import { may } from '#domain/roles.ts'
import { siteName } from '#server/office.ts'
import { release } from '#server/release.ts'

const text = { type: 'string' }

const answer = {
  type: 'object',
  required: ['address', 'links', 'development'],
  properties: {
    name: text,
    address: { description: 'Lines of the postal address.', type: 'array', items: text },
    links: {
      type: 'array',
      items: { type: 'object', required: ['name', 'url'], properties: { name: text, url: text } },
    },
    email: text,
    phone: text,
    release: { description: 'Told to staff only.', type: 'string' },
    development: { description: 'Pages for developers are there.', type: 'boolean' },
  },
}

export const officeRoutes: FastifyPluginAsync = async (app) => {
  const { office, production } = app.config
  const links = office.links.map((url) => ({ name: siteName(url), url }))
  app.get(
    '/api/v4/office',
    {
      config: { acl: 'open' },
      schema: { tags: ['server'], summary: 'Who runs this server', response: { 200: answer } },
    },
    async ({ sessionId }, reply) => {
      // The route is open, so nobody has looked yet who asks.
      const session = sessionId === '' ? undefined : await app.sessions.find(sessionId)
      const isStaff = session !== undefined && may(session.person.acl, 'ROLE_EMPLOYEE')
      reply.header('cache-control', 'private, no-cache')
      return {
        ...office,
        links,
        ...(isStaff && { release: app.config.release ?? release() }),
        development: !production,
      }
    },
  )
}
