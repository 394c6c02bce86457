/** Requests that take an action on a record (`records.act`). The route's `config.acl` says who may. */
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
 * Takes an action on the record whose id is in the path, in one transaction with its audit row.
 *
 * @returns The record afterwards, as JSON text, as far as this person may see it.
 * @throws {NotFound} If it does not exist or is hidden from this person.
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
