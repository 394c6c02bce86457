/** Routes of the actions of a lifecycle: for one record, and for several where the schema allows it. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Entity, RoleExpression } from '#schemas/entity.ts'
import type { LifecycleAction } from '#schemas/lifecycle.ts'
import type { Validate } from '#schemas/validation.ts'
import { AppError, FieldErrors, Refused, textsOf } from '#server/errors.ts'
import { say } from '#server/foundation/messages.ts'
import { checkBody, type Body } from '#server/records/values/body.ts'
import { withRelationIds } from '#server/records/values/readBack.ts'
import { readRecord } from '#server/records/record.ts'
import { untyped } from '#server/records/contract.ts'
import type { Write } from '#server/records/requestWrites.ts'
import { idFrom } from '#server/sql/id.ts'
import { idsInBody } from '#server/lists/idList.ts'
import { actionSchemas } from './actionSchemas.ts'

type Given = {
  entity: Entity
  validators: Readonly<Record<string, Validate>>
  route(acl: RoleExpression, schema: object, asks?: () => boolean): object
  writeOf(request: FastifyRequest): Write
}
type OneRequest = FastifyRequest<{ Params: { id: string } }>
type ManyDone = { done: number[]; refused: { id: number; errors: string[] }[] }

/** Registers the actions that people take; an action of the program alone has no route. */
export function registerActions(app: FastifyInstance, { entity, validators, route, writeOf }: Given): void {
  const { api, lifecycle } = entity
  if (!lifecycle) return
  // An action asks for properties that are otherwise read-only, and for parameters.
  const inputEntity = {
    ...entity,
    properties: [...entity.properties, ...lifecycle.parameters].map((property) => ({ ...property, readOnly: false })),
  }
  for (const [name, action] of Object.entries(lifecycle.actions)) {
    if (action.by === 'system' || action.access === undefined) continue
    const schemas = actionSchemas(entity, name, action)
    const validate = validators[`validate${name.charAt(0).toUpperCase()}${name.slice(1)}`]
    if (!validate) throw new Error(`The body of "${name}" of ${entity.name} has no validator; run npm run codegen.`)
    const bodyOf = (body: unknown, write: Write): Body =>
      checkBody(withRelationIds(body ?? {}, inputEntity), inputEntity, validate, write.access)

    const identify = action.identify && (() => true)
    app.post(`${api}/:id/${name}`, route(action.access, schemas.one, identify), async (request: OneRequest, reply) => {
      const write = writeOf(request)
      const id = idFrom(request.params.id)
      const body = bodyOf(request.body, write)
      const answer = await write.engine.transaction(async (trx) => {
        let toldValue = ''
        await untyped(write.records).take(trx, entity, id, name, body, write, { tell: (value) => (toldValue = value) })
        return action.tells === undefined
          ? readRecord(id, write, trx, 'write')
          : JSON.stringify({ [action.tells]: toldValue })
      })
      return json(reply, answer)
    })
    if (action.bulk === undefined) continue
    app.post(`${api}/${name}`, route(action.access, schemas.many, identify), async (request, reply) => {
      const write = writeOf(request)
      const { ids, rest } = idsIn(request.body, action)
      return json(reply, JSON.stringify(await takeMany(ids, name, bodyOf(rest, write), write)))
    })
  }
}

/** Changes records in a transaction each, so that a refusal for one does not stop the others. */
async function takeMany(ids: readonly number[], name: string, body: Body, write: Write): Promise<ManyDone> {
  const outcome: ManyDone = { done: [], refused: [] }
  for (const id of ids) {
    try {
      await write.engine.transaction((trx) => untyped(write.records).take(trx, write.entity, id, name, body, write))
      outcome.done.push(id)
    } catch (error) {
      // Even when the database fails halfway, the answer must tell which records are done.
      if (!(error instanceof AppError)) throw error
      outcome.refused.push({ id, errors: textsOf(error).map((text) => say(write.access.locale, text)) })
    }
  }
  return outcome
}

/** @throws {FieldErrors | Refused} If there are no ids, or more than the schema allows. */
function idsIn(body: unknown, { bulk = 1 }: LifecycleAction): { ids: number[]; rest: Body } {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new Refused({ key: 'error.body' })
  const { ids: given, ...rest } = body as { ids?: unknown }
  const ids = idsInBody({ ids: given })
  if (ids.length > bulk) throw new FieldErrors({ ids: [{ key: 'validation.maxItems', values: { limit: bulk } }] })
  return { ids, rest }
}

const json = (reply: FastifyReply, text: string) => reply.type('application/json; charset=utf-8').send(text)
