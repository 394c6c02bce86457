/** Routes for a new client: its number, a check for duplicates, and taking it in with everything that belongs to it. */
import type { FastifyPluginAsync } from 'fastify'
import { normalise } from '#domain/normalise.ts'
import { customer } from '#schemas/generated/customer.ts'
import { entities } from '#schemas/generated/entities.ts'
import { duplicatesOf } from './duplicates.ts'
import { takeIn, type Intake } from './intake.ts'
import { nextNumber } from './number.ts'

const config = { acl: 'ROLE_MANAGE_CLIENT or ROLE_CUSTOMER_CREATE' }
const tags = ['customer']
const text = { type: 'string' }
const query = { type: 'string', maxLength: 200 }
const byName = new Map(entities.map((entity) => [entity.name, entity]))

type Asked = { kvkNumber?: string; iban?: string; name?: string; tradeName?: string }

export const customerRoutes: FastifyPluginAsync = async (app) => {
  const { engine } = app

  app.get(
    '/api/v4/customer/number',
    {
      config,
      schema: {
        tags,
        summary: 'A number for a new customer',
        response: { 200: { type: 'object', required: ['number'], properties: { number: text } } },
      },
    },
    async () => ({ number: await nextNumber(engine) }),
  )

  // POST, because account numbers must not stand in addresses, which logs and browser histories keep.
  app.post<{ Body: Asked }>(
    '/api/v4/customer/check',
    {
      config,
      schema: {
        tags,
        summary: 'Customers that a new one may be the same as, and why',
        body: {
          type: 'object',
          additionalProperties: false,
          properties: { kvkNumber: query, iban: query, name: query, tradeName: query },
        },
        response: {
          200: {
            type: 'object',
            required: ['items'],
            properties: {
              items: {
                type: 'array',
                items: {
                  type: 'object',
                  required: ['id', 'number', 'company', 'active', 'why'],
                  properties: {
                    id: { type: 'integer' },
                    number: text,
                    company: text,
                    city: { type: ['string', 'null'] },
                    active: { type: 'boolean' },
                    why: { type: 'array', items: { type: 'string', enum: ['kvkNumber', 'iban', 'name'] } },
                  },
                },
              },
            },
          },
        },
      },
    },
    async ({ body: { kvkNumber, iban, name, tradeName }, access }) => {
      const asked = {
        names: [name, tradeName],
        kvkNumber: kvkNumber && normalise('kvk', kvkNumber),
        iban: iban && normalise('iban', iban),
      }
      const context = { engine, entity: customer, entities: byName, access, now: app.now() }
      return { items: await duplicatesOf(asked, context) }
    },
  )

  app.post<{ Body: Intake }>(
    '/api/v4/customer/intake',
    {
      config,
      schema: {
        tags,
        summary: 'Add a customer with its first contact person and the start of its check; all or nothing',
        body: {
          type: 'object',
          required: ['customer'],
          properties: {
            customer: { type: 'object', additionalProperties: true },
            contactPerson: { type: 'object', additionalProperties: true },
            dueDiligence: { type: 'object', additionalProperties: true },
          },
        },
        response: {
          201: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
        },
      },
    },
    async (request, reply) => {
      const id = await takeIn(app, request, request.body)
      return reply.code(201).header('location', `${customer.api}/${id}`).send({ id })
    },
  )
}
