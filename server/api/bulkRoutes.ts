/** `POST {api}/bulk`: previews a change, an action or a deletion of many records of an entity. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Entity, RoleExpression } from '#schemas/entity.ts'
import { bulkRun } from '#schemas/generated/bulk-run.ts'
import { isSingle } from '#schemas/single.ts'
import { needsIdentity, rightTo } from '#server/records/bulk/checkDeed.ts'
import { planRun, readAsked } from '#server/records/bulk/plan.ts'
import { progressOf } from '#server/records/bulk/progress.ts'
import { previewSchema } from '#server/records/bulk/schemas.ts'
import type { Write } from '#server/records/requestWrites.ts'
import type {} from '#server/records/plugin.ts'

type Given = {
  entity: Entity
  route(acl: RoleExpression, schema: object, asks?: (body: object, id: string) => boolean | Promise<boolean>): object
  writeOf(request: FastifyRequest): Write
}

/** Registers it where there is anything to do in bulk. */
export function registerBulk(app: FastifyInstance, { entity, route, writeOf }: Given): void {
  const { records } = app
  const own = records.deedsOf(entity).map(({ name }) => name)
  const actions = ['update', 'delete', ...Object.keys(entity.lifecycle?.actions ?? {}), ...own]
  const offered = actions.filter((action) => rightTo(action, { entity, records }) !== undefined)
  if (isSingle(entity) || offered.length === 0) return
  // Looked up at each call, because a test registers its entities after the routes of the product.
  const registered = () => {
    const found = app.bulkEntities.get(entity.name)
    if (!found) throw new Error(`${entity.name} is not registered for bulk runs.`)
    return found
  }
  const asks = (body: object) => {
    const { deed, ids } = readAsked(body)
    return needsIdentity(deed, registered(), ids)
  }
  // For staff, who are the ones that may read their runs.
  app.post(
    `${entity.api}/bulk`,
    route(bulkRun.access.read, previewSchema(entity, offered), asks),
    async (request, reply) => {
      const write = writeOf(request)
      const run = await planRun(readAsked(request.body), registered(), write)
      const text = JSON.stringify(progressOf(run, write, write.access))
      return reply.code(201).type('application/json; charset=utf-8').send(text)
    },
  )
}
