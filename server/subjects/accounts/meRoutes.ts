/** The signed-in person, and the CSRF token for their changes. */
import type { FastifyPluginAsync } from 'fastify'
import type { Session } from '#server/foundation/access.ts'
import type { Engine } from '#server/db/engine.ts'
import { NotAllowed } from '#server/errors.ts'
import { heldSince } from '#server/restored/heldDeliveries.ts'
import { keyLifetime } from '#server/idempotency/plugin.ts'
import { ownRelations, owner } from '#schemas/owner.ts'
import { locales } from '#schemas/product.ts'
import { preferencesOf, preferencesSchema } from './preferenceRoutes.ts'

/** Facts about the signed-in person for the browser, preferences included. */
export const me = async (engine: Engine, { person, ...session }: Session) => ({
  ...person,
  impersonator: session.impersonator,
  hasSecondFactor: session.hasSecondFactor,
  mustEnrol: session.mustEnrol,
  preferences: await preferencesOf(engine, person.id),
  heldSince: person.isOutsider ? undefined : await heldSince(engine),
})

export const personSchema = {
  type: 'object',
  required: ['id', 'username', 'name', 'acl', ...(owner ? [owner.ids] : []), 'locale'],
  properties: {
    id: { type: 'integer' },
    username: { type: 'string' },
    email: { type: 'string' },
    name: { type: 'string' },
    acl: { description: 'Roles; a hint for screens, the server decides.', type: 'array', items: { type: 'string' } },
    ...(owner && {
      [owner.ids]: {
        description: `Records of ${owner.entity} this person is bound to, with all their parts.`,
        type: 'array',
        items: { type: 'integer' },
      },
    }),
    ...Object.fromEntries(ownRelations.map((name) => [name, { type: ['integer', 'null'] }])),
    locale: { enum: locales },
    impersonator: {
      description: 'Who is behind the screen, when that is somebody else.',
      type: ['object', 'null'],
      properties: { id: { type: 'integer' }, name: { type: 'string' } },
    },
    hasSecondFactor: { type: 'boolean' },
    mustEnrol: { description: 'May do nothing before a second factor is set up.', type: 'boolean' },
    preferences: preferencesSchema,
    heldSince: {
      description: 'Since when mail and webhooks are held after a restore; null: they leave. For staff.',
      type: ['string', 'null'],
    },
  },
}

const tokenSchema = { type: 'object', required: ['token'], properties: { token: { type: 'string' } } }

export const meRoutes: FastifyPluginAsync = async (app) => {
  app.get(
    '/api/v3/user/get',
    {
      // Open, because a visitor's browser asks at every start, and a 403 would appear in its console.
      config: { acl: 'open' },
      schema: {
        tags: ['session'],
        summary: 'Who is signed in',
        response: {
          200: personSchema,
          204: { description: 'A visitor, who never signed in.', type: 'null' },
          403: { description: 'The session has ended.', $ref: 'Error#' },
        },
      },
    },
    async ({ sessionId }, reply) => {
      if (sessionId === '') return reply.code(204).send()
      const session = await app.sessions.find(sessionId)
      if (!session) throw new NotAllowed()
      return me(app.engine, session)
    },
  )

  app.get(
    '/api/v4/users/csrf',
    {
      config: { acl: 'open' },
      schema: { tags: ['session'], summary: 'A token for changes', response: { 200: tokenSchema } },
    },
    async ({ sessionId }, reply) => ({ token: reply.headers(keyLifetime).setCsrf(sessionId) }),
  )
}
