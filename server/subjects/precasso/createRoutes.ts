/** `POST /api/v4/precasso`: an item with its debtor and claims, all or nothing. */
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { precasso } from '#schemas/generated/precasso.ts'
import { forServer } from '#server/db/outsider.ts'
import { whole } from '#server/http/describedAnswers.ts'
import { createItem } from './createItem.ts'
import { newItemShape, type GivenItem } from './newItem.ts'

const id = { type: 'integer' }

export const createRoutes: FastifyPluginAsync = async (app) => {
  app.post(
    precasso.api,
    {
      config: { acl: 'ROLE_PRECASSO_CREATE' },
      schema: {
        tags: ['precasso'],
        summary: 'Add an item with its debtor and claims; all or nothing',
        description:
          'Required: customer, fileType, debtor and at least one claim. All mistakes are told at once, each at its place, such as `claims.0.amount`.',
        body: newItemShape,
        response: { 201: whole({ id, number: { type: 'string' }, debtor: id }) },
      },
    },
    async (request: FastifyRequest<{ Body: GivenItem }>, reply) => {
      // Programs of customers read neither workflows nor settings: what they may name is checked by their rights.
      const made = await forServer(() => createItem(app, request, request.body))
      return reply.code(201).header('location', `${precasso.api}/${made.id}`).send(made)
    },
  )
}
