/** A new client as a whole: the client, perhaps its first contact person, and the check of it; all or nothing. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Entity } from '#schemas/entity.ts'
import { contactPerson } from '#schemas/generated/contact-person.ts'
import { validateCreate as validateContact } from '#schemas/generated/contact-person.validate.js'
import { customer } from '#schemas/generated/customer.ts'
import { validateCreate as validateCustomer } from '#schemas/generated/customer.validate.js'
import { dueDiligence } from '#schemas/generated/due-diligence.ts'
import { validateCreate as validateDueDiligence } from '#schemas/generated/due-diligence.validate.js'
import { entities } from '#schemas/generated/entities.ts'
import type { Validate } from '#schemas/validation.ts'
import { dueDiligenceHooks } from '#server/subjects/compliance/dueDiligenceActions.ts'
import { checkBody, type Body } from '#server/records/values/body.ts'
import type { Hooks } from '#server/records/hooks.ts'
import { createRecord } from '#server/records/write.ts'
import type { Engine, Trx } from '#server/db/engine.ts'
import { FieldErrors, NotAllowed, type Text } from '#server/errors.ts'
import { contactPersonHooks } from './contactPersonHooks.ts'
import type {} from '#server/foundation/requestContext.ts'
import { customerHooks } from './customerHooks.ts'

export type Intake = { customer: Body; contactPerson?: Body; dueDiligence?: Body }

type Part = { name: keyof Intake; entity: Entity; validate: Validate; hooks: Hooks; body: Body }

const byName = new Map(entities.map((entity) => [entity.name, entity]))

/**
 * @returns Id of the new client.
 * @throws {FieldErrors} With the part before the field, as in `contactPerson.email`.
 * @throws {NotAllowed} If this person may not add one of the parts.
 */
export async function takeIn(app: FastifyInstance, request: FastifyRequest, intake: Intake): Promise<number> {
  const { access, id: requestId } = request
  const parts = partsOf(app, intake)
  if (!parts.every(({ entity }) => access.may(entity.access.create))) throw new NotAllowed()
  const bodies = checkAll(parts, request)
  return app.engine.transaction(async (trx) => {
    let customerId = 0
    for (const [index, { name, entity, hooks }] of parts.entries()) {
      const body = { ...bodies[index], ...(name !== 'customer' && { customer: customerId }) }
      const write = {
        engine: inside(app.engine, trx),
        entity,
        entities: byName,
        access,
        now: app.now(),
        hooks,
        requestId,
      }
      const { id } = await createRecord(body, write).catch((error: unknown) => {
        throw error instanceof FieldErrors ? new FieldErrors(prefixed(name, error)) : error
      })
      if (name === 'customer') customerId = id
    }
    return customerId
  })
}

const partsOf = (app: FastifyInstance, intake: Intake): Part[] =>
  [
    { name: 'customer' as const, entity: customer, validate: validateCustomer, hooks: customerHooks() },
    {
      name: 'contactPerson' as const,
      entity: contactPerson,
      validate: validateContact,
      hooks: contactPersonHooks(app),
    },
    {
      name: 'dueDiligence' as const,
      entity: dueDiligence,
      validate: validateDueDiligence,
      hooks: dueDiligenceHooks(),
    },
  ].flatMap((part) => {
    const body = intake[part.name]
    return body === undefined ? [] : [{ ...part, body }]
  })

/** All that is wrong in all parts at once. */
function checkAll(parts: readonly Part[], { access }: FastifyRequest): Body[] {
  const errors: Record<string, readonly Text[]> = {}
  const bodies = parts.map(({ name, entity, validate, body }) => {
    try {
      // Whose they are is known once the client is there.
      return checkBody(name === 'customer' ? body : { ...body, customer: 1 }, entity, validate, access)
    } catch (error) {
      if (!(error instanceof FieldErrors)) throw error
      Object.assign(errors, prefixed(name, error))
      return {}
    }
  })
  if (Object.keys(errors).length > 0) throw new FieldErrors(errors)
  return bodies
}

const prefixed = (name: string, { body }: FieldErrors): Record<string, readonly Text[]> =>
  Object.fromEntries(Object.entries(body.errors ?? {}).map(([field, texts]) => [`${name}.${field}`, texts]))

/** The engine as it is inside a transaction: what would begin one joins it. */
const inside = (engine: Engine, trx: Trx): Engine => ({
  ...engine,
  query: trx.query,
  transaction: (work) => work(trx),
})
