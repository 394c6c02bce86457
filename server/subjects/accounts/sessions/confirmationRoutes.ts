/** Route that confirms one's identity, for calls with `config.confirm`. */
import type { FastifyPluginAsync } from 'fastify'
import { confirm } from './confirmation.ts'

type Shown = { password: string; code?: string | null }

export const confirmationRoutes: FastifyPluginAsync = async (app) => {
  app.post<{ Body: Shown }>(
    '/api/v4/users/me/confirm',
    {
      bodyLimit: 10_000,
      config: {
        acl: '*',
        asServer: 'account',
        rateLimit: { max: 60, timeWindow: '1 minute' },
        withoutKey: 'Wrong passwords are counted, and the session changes.',
      },
      schema: {
        tags: ['session'],
        summary: 'Show again who is behind the screen',
        description:
          'What answers 428 can be done for ten minutes after this. While working as somebody else the password is one’s own. The session gets a new id.',
        body: {
          type: 'object',
          required: ['password'],
          additionalProperties: false,
          properties: {
            password: { type: 'string', minLength: 1, maxLength: 1024 },
            code: {
              description: 'Of the authenticator app, or a recovery code; asked for with `secondFactor: true`.',
              type: ['string', 'null'],
              maxLength: 64,
            },
          },
        },
        response: { 204: { description: 'Shown.', type: 'null' } },
      },
    },
    async (request, reply) => {
      const id = await confirm(request, request.body.password, request.body.code ?? '')
      reply.setSession(id).setCsrf(id)
      return reply.code(204).send()
    },
  )
}
