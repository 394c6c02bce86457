/**
 * Takes in a new client as a whole: the client, optionally its first contact person, and its due diligence; all
 * or nothing.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Entity } from '#schemas/entity.ts'
import { contactPerson } from '#schemas/generated/contact-person.ts'
import { validateCreate as validateContact } from '#schemas/generated/contact-person.validate.js'
import { customer } from '#schemas/generated/customer.ts'
import { validateCreate as validateCustomer } from '#schemas/generated/customer.validate.js'
import { dueDiligence } from '#schemas/generated/due-diligence.ts'
import { validateCreate as validateDueDiligence } from '#schemas/generated/due-diligence.validate.js'
import type { Validate } from '#schemas/validation.ts'
import { checkBody, type Body } from '#server/records/values/body.ts'
import { writerOf } from '#server/records/call.ts'
import { FieldErrors, NotAllowed, type Text } from '#server/errors.ts'
import type {} from '#server/foundation/requestContext.ts'

export type Intake = { customer: Body; contactPerson?: Body; dueDiligence?: Body }

type Part = { name: keyof Intake; entity: Entity; validate: Validate; body: Body }

/**
 * @returns Id of the new client.
 * @throws {FieldErrors} With the part as a prefix, as in `contactPerson.email`.
 * @throws {NotAllowed} If this person may not create one of the parts.
 */
export async function takeIn(app: FastifyInstance, request: FastifyRequest, intake: Intake): Promise<number> {
  const parts = partsOf(intake)
  if (!parts.every(({ entity }) => request.access.may(entity.access.create))) throw new NotAllowed()
  const bodies = checkAll(parts, request)
  return app.engine.transaction(async (trx) => {
    let customerId = 0
    for (const [index, { name, entity }] of parts.entries()) {
      const body = { ...bodies[index], ...(name !== 'customer' && { customer: customerId }) }
      const { id } = await app.records.create(trx, entity, body, writerOf(request)).catch((error: unknown) => {
        throw error instanceof FieldErrors ? new FieldErrors(prefixed(name, error)) : error
      })
      if (name === 'customer') customerId = Number(id)
    }
    return customerId
  })
}

const partsOf = (intake: Intake): Part[] =>
  [
    { name: 'customer' as const, entity: customer, validate: validateCustomer },
    { name: 'contactPerson' as const, entity: contactPerson, validate: validateContact },
    { name: 'dueDiligence' as const, entity: dueDiligence, validate: validateDueDiligence },
  ].flatMap((part) => {
    const body = intake[part.name]
    return body === undefined ? [] : [{ ...part, body }]
  })

/** Validates all parts, and reports all mistakes together. */
function checkAll(parts: readonly Part[], { access }: FastifyRequest): Body[] {
  const errors: Record<string, readonly Text[]> = {}
  const bodies = parts.map(({ name, entity, validate, body }) => {
    try {
      // The client does not exist yet; any id stands in for it during the check.
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
