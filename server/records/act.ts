/**
 * Actions: what moves a record from one state to the next. A state is read-only in the schema, and this is how it changes.
 * Who may take one is said by the route, in `config.acl`.
 */
import { entities } from '#schemas/generated/entities.ts'
import type { Entity } from '#schemas/entity.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { auditStatement, changesBetween } from '#server/foundation/audit.ts'
import type {} from '#server/foundation/requestContext.ts'
import type { Body } from '#server/records/values/body.ts'
import { answerFor } from './databaseErrors.ts'
import { callOf } from './call.ts'
import type { WriteContext } from './hooks.ts'
import { idFrom } from '#server/sql/id.ts'
import { readRecord } from './record.ts'
import { update } from './rows.ts'
import { filledIn, lockRecord } from './stored.ts'

export type Action = {
  entity: Entity
  /** As the audit names it. */
  name: string
  /**
   * Says what changes, read-only properties too; the record stays locked meanwhile.
   *
   * @throws A class of `server/errors.ts` when the action cannot be taken now; nothing is changed then.
   */
  decide(before: Body, within: WriteContext): Body | Promise<Body>
}

const byName = new Map(entities.map((entity) => [entity.name, entity]))

/**
 * Takes an action on the record whose id stands in the path, in one transaction with its audit.
 *
 * @returns The record as it is then, as JSON text, as far as this person may see it.
 * @throws {NotFound} If there is none, or it is not this person's to see.
 */
export async function act(
  app: FastifyInstance,
  request: FastifyRequest<{ Params: { id: string } }>,
  { entity, name, decide }: Action,
): Promise<string> {
  const { access, id: requestId } = request
  const [id, now] = [idFrom(request.params.id), app.now()]
  const context = { engine: app.engine, entity, entities: byName, access, now, call: callOf(request) }
  try {
    return await app.engine.transaction(async (trx) => {
      const within = { trx, access, now, requestId }
      const before = await lockRecord(id, context, trx)
      const changed = await decide(before, within)
      const after = {
        ...before,
        ...(await update(Number(id), { ...changed, ...filledIn(entity, within, false) }, entity, trx)),
      }
      const changes = changesBetween(before, after)
      await trx.query(auditStatement({ access, action: name, entity, recordId: Number(id), changes, requestId }))
      return readRecord(id, context, trx, 'write')
    })
  } catch (error) {
    throw answerFor(error, entity)
  }
}
