/**
 * CRUD: the routes of one entity, built from its schema facts. Nothing here knows an entity by name.
 *
 * Records are sent as the JSON text that PostgreSQL wrote, without parsing it.
 */
import fp from 'fastify-plugin'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Entity, RoleExpression } from '#schemas/entity.ts'
import { isReplaceable } from '#schemas/pointers.ts'
import { isSingle, singleId } from '#schemas/single.ts'
import type { Validate } from '#schemas/validation.ts'
import { FieldErrors } from '#server/errors.ts'
import { accessToChoose } from '#server/http/choosing.ts'
import { isLocale } from '#server/foundation/messages.ts'
import { checkBody, type Body, type Validators } from '#server/records/values/body.ts'
import { identifies } from '#server/records/lifecycle/switch.ts'
import { possibleActions, withActions } from '#server/records/lifecycle/possibleActions.ts'
import { registerCalls } from '#server/records/calls.ts'
import { registerReplacement } from '#server/records/replace/route.ts'
import { registerActions } from './actionRoutes.ts'
import { registerBulk } from './bulkRoutes.ts'
import { registerImport } from './importRoutes.ts'
import { choices, choicesSchema } from '#server/lists/choices.ts'
import { idFrom } from '#server/sql/id.ts'
import { list } from '#server/lists/list.ts'
import { readListQuery } from '#server/lists/listQuery.ts'
import type { Context } from '#server/lists/page.ts'
import { splitRows } from '#server/records/children/check.ts'
import { splitReadBack, withoutBeside, withRelationIds } from '#server/records/values/readBack.ts'
import { callOf, writerOf } from '#server/records/call.ts'
import { readRecord } from '#server/records/record.ts'
import { componentSchemas, routeSchemas } from '#server/lists/schema.ts'
import { readTotals } from '#server/lists/sums/totals.ts'
import { createAnswered, deleteAnswered, updateAnswered, type Write } from '#server/records/requestWrites.ts'
import { hasUndo, undone, undoSchema, versionIn as versionToUndo } from '#server/records/undo.ts'
import type { Behaviour } from '#server/records/behaviour.ts'
import type {} from '#server/records/plugin.ts'
import type {} from '#server/foundation/requestContext.ts'

export type CrudOptions = {
  entity: Entity
  /** All entities, for relations. Default: those of `schemas/generated`. */
  entities?: readonly Entity[]
  /** Hooks and listeners to use with `entities`. Default: those of the subjects. */
  behaviour?: Behaviour
  /** Default: those of `schemas/generated`. */
  validators?: Validators
  /** Finds the validators of child entities. */
  validatorsOf?: (name: string) => Promise<Validators>
}

type OneRequest = FastifyRequest<{ Params: { id: string } }>

/**
 * Registers list, read, create, update and delete, and their companions, as far as the entity's access rights
 * allow each.
 */
export const crud = fp<CrudOptions>(async (app, { entity, ...given }) => {
  if (!entity.access?.read)
    throw new Error(`"${entity.name}" has no x-access, so nobody may see it; add it to the schema.`)
  const all = given.entities ?? (await import('#schemas/generated/entities.ts')).entities
  const entities = new Map([...all, entity].map((one) => [one.name, one]))
  const records = given.entities ? app.records.among(entities, given.behaviour) : app.records
  const { confirm, beside } = records.hooksOf(entity)
  const { validatorsOf = generatedValidators } = given
  const validators = given.validators ?? (await generatedValidators(entity.name))
  const schemas = routeSchemas(entity)
  const isOne = isSingle(entity)
  /** Path of one record; a singleton has no id in its path. */
  const path = isOne ? entity.api : `${entity.api}/:id`
  const recordOf = ({ params }: OneRequest) => (isOne ? singleId : idFrom(params.id))
  for (const schema of componentSchemas(entity, entities)) app.addSchema(schema)

  const contextOf = (request: FastifyRequest): Context => ({
    engine: app.engine,
    entity,
    entities,
    access: request.access,
    now: app.now(),
    call: callOf(request),
  })
  /** Result of `contextOf`, plus the query without the language of texts (`_locale`, or `lang` as elsewhere). */
  const readingOf = (request: FastifyRequest, isToChoose = false) => {
    const { lang, _locale = lang, ...query } = request.query as Record<string, unknown>
    const context = contextOf(request)
    if (_locale === undefined)
      return { query, context: isToChoose ? { ...context, access: accessToChoose(request) } : context }
    if (!isLocale(_locale))
      throw new FieldErrors({ [lang === _locale ? 'lang' : '_locale']: [{ key: 'validation.enum' }] })
    return { query, context: { ...context, access: { ...context.access, textLocale: _locale } } }
  }
  const writeOf = (request: FastifyRequest): Write => ({ ...contextOf(request), ...writerOf(request), records })
  const route = (acl: RoleExpression, schema: object, asks?: Confirm, config: object = {}) => ({
    schema,
    config: {
      ...config,
      acl,
      ...(asks && { confirm: (request: FastifyRequest) => asks(bodyOf(request), isOne ? singleId : idOf(request)) }),
    },
    attachValidation: true,
    validatorCompiler: () => () => true,
    serializerCompiler: () => JSON.stringify,
  })
  const { read, create, update, delete: remove } = entity.access
  const hasSwitch = Object.values(entity.lifecycle?.actions ?? {}).some(({ identify }) => identify)
  const asksToUpdate = hasSwitch
    ? (body: Body, id: string) => identifies(entity, body) || (confirm?.update?.(body, id) ?? false)
    : confirm?.update

  if (!isOne) {
    app.get(entity.api, route(read, schemas.list), async (request, reply) => {
      const { query, context } = readingOf(request, entity.kind === 'lookup')
      const { _totals, ...rows } = query
      const totals = _totals === undefined ? undefined : readTotals(_totals, context)
      const listQuery = { ...readListQuery(rows, entity, context.access), totals }
      const answer = await list(listQuery, context, request.headers['if-none-match'])
      if (answer.etag) void reply.header('etag', answer.etag).header('cache-control', 'private, no-cache')
      return answer.body === undefined ? reply.code(304).send() : json(reply, answer.body)
    })
  }
  if (entity.picker) {
    app.get(entity.picker, route(read, choicesSchema(entity, entities)), async (request) => {
      const { query, context } = readingOf(request, true)
      return choices(query, context)
    })
  }
  app.get(path, route(read, schemas.read), async (request: OneRequest, reply) => {
    const id = recordOf(request)
    const { context } = readingOf(request)
    const record = await readRecord(id, context)
    return json(reply, entity.lifecycle ? withActions(record, await possibleActions(id, context)) : record)
  })
  if (create) {
    app.post(entity.api, route(create, schemas.create, confirm?.create), async (request, reply) => {
      const write = writeOf(request)
      const { own, sentRows } = await splitRows(request.body, { ...write, validatorsOf })
      const body = checkBody(withRelationIds(own, entity), entity, validators.validateCreate, write.access)
      const { id, record } = await createAnswered(body, write, sentRows)
      return json(reply.code(201).header('location', `${entity.api}/${id}`), record)
    })
  }
  if (update) {
    app.put(path, route(update, schemas.update, asksToUpdate), async (request: OneRequest, reply) => {
      const write = writeOf(request)
      const id = recordOf(request)
      const sent = beside
        ? await withoutBeside(request.body, { names: beside.names, of: (record) => beside.of(record, write) }, () =>
            readRecord(id, write),
          )
        : request.body
      const { own, sentRows } = await splitRows(sent, { ...write, validatorsOf })
      const { body: given, standing } = splitReadBack(own, entity, write.access)
      const body = checkBody(given, entity, validators.validateUpdate, write.access)
      const expected = { version: versionIn(request, body), standing }
      const { record } = await updateAnswered(id, body, expected, write, sentRows)
      return json(reply, record)
    })
  }
  if (update && hasUndo(entity)) {
    const params = { type: 'object', required: ['id'], properties: { id: { type: 'string' } } }
    const schema = undoSchema(entity, isOne ? {} : { params })
    const { config, ...rest } = route(update, schema)
    const confirms =
      asksToUpdate &&
      (async (request: OneRequest) =>
        asksToUpdate(await undone(recordOf(request), contextOf(request)), recordOf(request)))
    app.post(
      `${path}/undo`,
      {
        ...rest,
        config: { ...config, ...(confirms && { confirm: confirms as (request: FastifyRequest) => Promise<boolean> }) },
      },
      async (request: OneRequest, reply) => {
        const write = writeOf(request)
        const id = recordOf(request)
        const expected = { version: versionToUndo(bodyOf(request)) }
        const body = checkBody(await undone(id, write), entity, validators.validateUpdate, write.access)
        const { record } = await updateAnswered(id, body, expected, write)
        return json(reply, record)
      },
    )
  }
  if (remove) {
    app.delete(`${entity.api}/:id`, route(remove, schemas.delete), async (request: OneRequest, reply) => {
      await deleteAnswered(idFrom(request.params.id), writeOf(request))
      return reply.code(204).send()
    })
  }
  const actionValidators = entity.lifecycle ? await generatedActionValidators(entity.name) : {}
  registerActions(app, { entity, validators: actionValidators, route, writeOf })
  app.bulkEntities.set(entity.name, { entity, entities, records, validators, actionValidators })
  registerBulk(app, { entity, route, writeOf })
  await registerImport(app, { entity, route, contextOf })
  registerCalls(app, { entity, route, contextOf, writeOf })
  if (isReplaceable(entity, entities.values())) registerReplacement(app, { entity, entities, records, route, writeOf })
})

type Confirm = (body: Body, id: string) => boolean | Promise<boolean>

/** The unvalidated body. */
const bodyOf = ({ body }: FastifyRequest): Body =>
  typeof body === 'object' && body !== null && !Array.isArray(body) ? (body as Body) : {}

const idOf = ({ params }: FastifyRequest): string => String((params as { id?: string }).id ?? '')

const json = (reply: FastifyReply, text: string) => reply.type('application/json; charset=utf-8').send(text)

async function generatedValidators(name: string): Promise<Validators> {
  return (await import(`#schemas/generated/${name}.validate.js`)) as Validators
}

async function generatedActionValidators(name: string): Promise<Readonly<Record<string, Validate>>> {
  return (await import(`#schemas/generated/${name}.actions.js`)) as Readonly<Record<string, Validate>>
}

/** The version that the client read: `_version` in the body, or `If-Match: "3"`. */
function versionIn({ headers }: FastifyRequest, body: Readonly<Record<string, unknown>>): number | undefined {
  if (typeof body._version === 'number') return body._version
  const version = /^(?:W\/)?"(\d{1,10})"$/.exec(headers['if-match'] ?? '')?.[1]
  return version === undefined ? undefined : Number(version)
}
