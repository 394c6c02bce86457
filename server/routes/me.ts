/**
 * The person who is signed in, and the token that this person's changes have to carry.
 */
import type { FastifyPluginAsync } from 'fastify'
import type { Session } from '#server/access.ts'

/** What the browser is told of whoever is signed in. */
export const me = ({ person, impersonator, hasSecondFactor }: Session) => ({ ...person, impersonator, hasSecondFactor })

export const personSchema = {
  type: 'object',
  required: ['id', 'username', 'name', 'acl', 'customerIds', 'locale'],
  properties: {
    id: { type: 'integer' },
    username: { type: 'string' },
    name: { type: 'string' },
    acl: { description: 'Roles; a hint for screens, the server decides.', type: 'array', items: { type: 'string' } },
    customerIds: { description: 'Customers this person is bound to.', type: 'array', items: { type: 'integer' } },
    locale: { enum: ['nl', 'en', 'fr'] },
    impersonator: {
      description: 'Who is behind the screen, when that is somebody else.',
      type: ['object', 'null'],
      properties: { id: { type: 'integer' }, name: { type: 'string' } },
    },
    hasSecondFactor: { type: 'boolean' },
  },
}

const tokenSchema = { type: 'object', required: ['token'], properties: { token: { type: 'string' } } }

export const meRoutes: FastifyPluginAsync = async (app) => {
  app.get(
    '/api/v3/user/get',
    {
      config: { acl: '*' },
      schema: { tags: ['session'], summary: 'Who is signed in', response: { 200: personSchema } },
    },
    async ({ access: { person, ...access } }) => (person ? me({ ...access, person }) : undefined),
  )

  app.get(
    '/api/v4/users/csrf',
    {
      config: { acl: 'open' },
      schema: { tags: ['session'], summary: 'A token for changes', response: { 200: tokenSchema } },
    },
    async ({ sessionId }, reply) => ({ token: reply.setCsrf(sessionId) }),
  )
}
