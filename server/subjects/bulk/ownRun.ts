/** The run that a request names, and the context in which its records are read and written. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { bulkRun } from '#schemas/generated/bulk-run.ts'
import { entityByName } from '#schemas/generated/entities.ts'
import { NotFound } from '#server/errors.ts'
import { runOf, type Run } from '#server/records/bulk/store.ts'
import { callOf, writerOf } from '#server/records/call.ts'
import { unsentRecord } from '#server/records/record.ts'
import type { Write } from '#server/records/requestWrites.ts'
import { idFrom } from '#server/sql/id.ts'

export type One = { Params: { id: string } }

/** @throws {NotFound} If it does not exist or is somebody else's. */
export async function ownRun(app: FastifyInstance, request: FastifyRequest<One>): Promise<Run> {
  const id = idFrom(request.params.id)
  const context = {
    engine: app.engine,
    entity: bulkRun,
    entities: entityByName,
    access: request.access,
    now: app.now(),
  }
  await unsentRecord(id, context)
  return runOf(app.engine, id)
}

/** @throws {NotFound} When the program no longer has its entity. */
export function writeFor(app: FastifyInstance, run: Pick<Run, 'entity'>, request: FastifyRequest): Write {
  const of = app.bulkEntities.get(run.entity)
  if (!of) throw new NotFound()
  const { entity, entities, records } = of
  return { engine: app.engine, entity, entities, records, now: app.now(), call: callOf(request), ...writerOf(request) }
}
