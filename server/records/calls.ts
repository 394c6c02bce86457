/** Routes of every entity besides reading and writing: usage, history and the like. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Entity, RoleExpression } from '#schemas/entity.ts'
import { uniqueSets } from '#schemas/unique.ts'
import { isSingle, singleId } from '#schemas/single.ts'
import type { Trx } from '#server/db/engine.ts'
import type { Changes } from '#server/foundation/audit.ts'
import { ancestorsOf } from './ancestors.ts'
import { hierarchyOf } from '#server/lists/treePaths.ts'
import { allIds, mostSelected } from '#server/lists/allIds.ts'
import { bulkDelete } from './bulkDelete.ts'
import { callSchemas } from './callSchemas.ts'
import { exportList } from '#server/lists/export.ts'
import { historyOf } from '#server/records/log/history.ts'
import { networkOf } from '#server/foundation/network.ts'
import { idFrom } from '#server/sql/id.ts'
import { accessToChoose } from '#server/http/choosing.ts'
import { idsInBody, idsInQuery, manyIdsInBody } from '#server/lists/idList.ts'
import type { Context } from '#server/lists/page.ts'
import { readersOf } from '#server/records/log/readers.ts'
import { facetsOf, groupingsOf } from '#server/lists/sums/groupings.ts'
import { facets } from '#server/lists/sums/facets.ts'
import { groups } from '#server/lists/sums/groups.ts'
import { chosenRelations, relationChoices } from '#server/lists/relationChoices.ts'
import { takenBy } from './takenValues.ts'
import { relationsToMany, usageOf, usageOfMany } from './usage.ts'
import { gapsOf } from './validity.ts'
import type { Write } from './requestWrites.ts'

type Query = Readonly<Record<string, unknown>>
type OneRequest = FastifyRequest<{ Params: { id: string } }>
type Given = {
  entity: Entity
  route(acl: RoleExpression, schema: object, confirm?: undefined, config?: object): object
  contextOf(request: FastifyRequest): Context
  writeOf(request: FastifyRequest): Write
}

/** Limit as fast as somebody types in several forms, and too slow to guess taken values; per person, or key. */
const typingPace = {
  max: 120,
  timeWindow: '1 minute',
  keyGenerator: ({ access, ip }: FastifyRequest) => `${access.person?.id ?? 0} ${networkOf(ip)}`,
}

/** Ids have up to nineteen digits, and a comma. */
const mostSelectedBytes = 20 * mostSelected + 100

/** Registers those that the entity's facts allow. */
export function registerCalls(app: FastifyInstance, { entity, route, contextOf, writeOf }: Given): void {
  const { api, access, position, validity, audit } = entity
  const { read, create, update, delete: remove, export: exporting } = access
  const schemas = callSchemas(entity)
  const isOne = isSingle(entity)
  /** Path of one record; a singleton has no id in its path, and no calls about several records. */
  const path = isOne ? api : `${api}/:id`
  const recordOf = ({ params }: OneRequest) => (isOne ? singleId : idFrom(params.id))

  const queryOf = ({ query }: FastifyRequest) => query as Query

  if (!isOne) {
    app.get(`${api}/usage`, route(read, schemas.usage), async (request, reply) => {
      return json(reply, { items: await usageOfMany(idsInQuery(queryOf(request)), contextOf(request)) })
    })
    // In a body, because an address has no room for all that a list can select.
    const counting = route(read, schemas.usageOfAll, undefined, { withoutKey: 'Nothing changes.' })
    app.post(`${api}/usage`, { ...counting, bodyLimit: mostSelectedBytes }, async (request, reply) => {
      const ids = manyIdsInBody(request.body, mostSelected)
      return json(reply, { items: await relationsToMany(ids, contextOf(request)) })
    })
    app.get(`${api}/ids`, route(read, schemas.ids), async (request, reply) =>
      json(reply, await allIds(queryOf(request), contextOf(request))),
    )
    if (facetsOf(entity.properties).length > 0) {
      app.get(`${api}/facets`, route(read, schemas.facets), async (request, reply) =>
        json(reply, await facets(queryOf(request), contextOf(request))),
      )
    }
    if (groupingsOf(entity.properties).length > 0) {
      app.get(`${api}/groups`, route(read, schemas.groups), async (request, reply) =>
        json(reply, await groups(queryOf(request), contextOf(request))),
      )
    }
    app.get(`${api}/:id/usage`, route(read, schemas.usageOfOne), async (request: OneRequest, reply) => {
      return json(reply, { items: await usageOf(idFrom(request.params.id), contextOf(request)) })
    })
  }
  const filling = [...new Set([create, update])].filter((right) => right !== undefined).join(' or ')
  if (filling !== '' && chosenRelations(entity).length > 0) {
    type Asked = FastifyRequest<{ Params: { property: string } }>
    app.get(`${api}/choices/:property`, route(filling, schemas.choices), async (request: Asked, reply) =>
      json(
        reply,
        await relationChoices(request.params.property, queryOf(request), {
          ...contextOf(request),
          access: accessToChoose(request),
        }),
      ),
    )
  }
  if (filling !== '' && !isOne && uniqueSets(entity).length > 0) {
    app.get(
      `${api}/taken`,
      route(filling, schemas.taken, undefined, { rateLimit: typingPace }),
      async (request, reply) => json(reply, { items: await takenBy(queryOf(request), contextOf(request)) }),
    )
  }
  if (hierarchyOf(entity)) {
    app.get(`${api}/:id/ancestors`, route(read, schemas.ancestors), async (request: OneRequest, reply) =>
      json(reply, { items: await ancestorsOf(idFrom(request.params.id), contextOf(request)) }),
    )
  }
  if (audit) {
    app.get(`${path}/history`, route(read, schemas.history), async (request: OneRequest, reply) => {
      const context = contextOf(request)
      return json(reply, await historyOf(recordOf(request), queryOf(request), context))
    })
  }
  if (entity.properties.some((property) => property.access?.logReads)) {
    app.get(`${path}/reads`, route(read, schemas.reads), async (request: OneRequest, reply) =>
      json(reply, await readersOf(recordOf(request), queryOf(request), contextOf(request))),
    )
  }
  if (validity) {
    app.get(`${api}/validity`, route(read, schemas.validity), async (request, reply) =>
      json(reply, { gaps: await gapsOf(contextOf(request)) }),
    )
  }
  if (position !== undefined && update) {
    app.put(`${api}/order`, route(update, schemas.order), async (request, reply) => {
      const { records, ...write } = writeOf(request)
      const ids = idsInBody(request.body)
      await app.engine.transaction((trx) => records.reorder(trx, entity, ids, write))
      return reply.code(204).send()
    })
  }
  if (remove) {
    app.post(`${api}/bulk-delete`, route(remove, schemas.bulkDelete), async (request, reply) =>
      json(reply, await bulkDelete(idsInBody(request.body), writeOf(request))),
    )
  }
  if (exporting) {
    app.get(`${api}/export`, route(exporting, schemas.export), (request, reply) => {
      const { records, ...write } = writeOf(request)
      const note = (trx: Trx, changes: Changes) => records.note(trx, entity, null, { name: 'export', changes }, write)
      return exportList(queryOf(request), contextOf(request), { request, reply, note })
    })
  }
}

const json = (reply: FastifyReply, value: object | string) => reply.type('application/json; charset=utf-8').send(value)
