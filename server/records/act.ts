/**
 * The request that takes an action on a record (`records.act`). Who may take one is said by the route, in `config.acl`.
 */
import { entityByName } from '#schemas/generated/entities.ts'
import type { Entity } from '#schemas/entity.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type {} from '#server/foundation/requestContext.ts'
import { writerOf } from './call.ts'
import { idFrom } from '#server/sql/id.ts'
import { readRecord } from './record.ts'
import type { Action } from './records.ts'
import type {} from './plugin.ts'

/**
 * Takes an action on the record whose id stands in the path, in one transaction with its audit.
 *
 * @returns The record as it is then, as JSON text, as far as this person may see it.
 * @throws {NotFound} If there is none, or it is not this person's to see.
 */
export async function act<Name extends string>(
  app: FastifyInstance,
  request: FastifyRequest<{ Params: { id: string } }>,
  { entity, ...action }: Action<Name> & { entity: Entity<Name> },
): Promise<string> {
  const { engine, records } = app
  const [id, by] = [idFrom(request.params.id), writerOf(request)]
  const context = { ...by, engine, entity, entities: entityByName, now: app.now() }
  return engine.transaction(async (trx) => {
    await records.act(trx, entity, id, action, by)
    return readRecord(id, context, trx, 'write')
  })
}
