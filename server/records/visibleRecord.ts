/** Finds a record for its asker, for routes besides those of every entity. */
import { entities } from '#schemas/generated/entities.ts'
import type { Entity } from '#schemas/entity.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { NotAllowed } from '#server/errors.ts'
import { callOf } from './call.ts'
import { idFrom } from '#server/sql/id.ts'
import { readRecord } from './record.ts'
import type { Body } from '#server/records/values/body.ts'
import type {} from '#server/foundation/requestContext.ts'

const byName = new Map(entities.map((entity) => [entity.name, entity]))

/**
 * Returns the record whose id is in the path, as far as this person may see it.
 *
 * @throws {NotAllowed} Without the right to read such records.
 * @throws {NotFound} If it does not exist or is hidden from this person.
 */
export async function visibleRecord(
  app: Pick<FastifyInstance, 'engine' | 'now'>,
  request: FastifyRequest<{ Params: { id: string } }>,
  entity: Entity,
): Promise<Body & { id: number }> {
  const { access, params } = request
  if (!access.may(entity.access.read)) throw new NotAllowed()
  const context = { engine: app.engine, entity, entities: byName, access, now: app.now(), call: callOf(request) }
  return JSON.parse(await readRecord(idFrom(params.id), context)) as Body & { id: number }
}
