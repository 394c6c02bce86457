/** Routes for webhooks besides those of their schemas: a test, request and answer of a delivery, and sending it again. */
import type { FastifyPluginAsync } from 'fastify'
import { forServer } from '#server/db/outsider.ts'
import { maskLooseJson } from '#domain/apiLog/mask.ts'
import { webhook } from '#schemas/generated/webhook.ts'
import { webhookDelivery } from '#schemas/generated/webhook-delivery.ts'
import { writerOf } from '#server/records/call.ts'
import { visibleRecord } from '#server/records/visibleRecord.ts'
import { Refused } from '#server/errors.ts'
import { names } from '#server/sql/names.ts'

const d = names('webhook_delivery', 'd')
const w = names('webhook', 'w')

type One = { Params: { id: string } }

const params = { type: 'object', properties: { id: { type: 'string' } } }
const text = { type: 'string' }
const right = 'ROLE_CUSTOMER'
const logRight = 'ROLE_API_LOG_VIEW'

export const webhookRoutes: FastifyPluginAsync = async (app) => {
  const { engine } = app

  app.post<One>(
    `${webhook.api}/:id/test`,
    {
      config: {
        acl: right,
        rateLimit: { max: 20, timeWindow: 60_000 },
        withoutKey: 'Nothing of ours changes, and another server is waited for.',
      },
      schema: {
        tags: ['webhook'],
        summary: 'Sends a test event at once and says what came of it',
        params,
        response: { 200: testAnswer },
      },
    },
    async (request) => {
      const { id } = await visibleRecord(app, request, webhook)
      // Secrets, deliveries that wait and what was sent are closed to people from outside.
      if ((await forServer(() => app.webhooks.secrets.of(engine, id))).length === 0)
        throw new Refused({ key: 'error.webhookSecret' })
      const deliveryId = await forServer(() => app.webhooks.test(id))
      const statement = {
        text: `select ${d.status}, ${d.http_status} as "httpStatus", ${d.duration_ms} as "durationMs", ${d.problem}, ${d.event_id} as "eventId",
            left(x.response, 2000) as response
          from webhook_delivery d join webhook_exchange x on x.delivery_id = ${d.id} where ${d.id} = $1`,
        values: [deliveryId],
      }
      const { rows } = await forServer(() => engine.query(statement))
      return rows[0]
    },
  )

  app.get<One>(
    `${webhookDelivery.api}/:id/exchange`,
    {
      config: { acl: logRight },
      schema: {
        tags: ['webhook-delivery'],
        summary: 'What a delivery sends and what was answered, secrets masked',
        params,
        response: { 200: exchangeAnswer },
      },
    },
    async (request) => {
      const { id } = await visibleRecord(app, request, webhookDelivery)
      const text = 'select request, response from webhook_exchange where delivery_id = $1'
      const { rows } = await forServer(() =>
        engine.query<{ request: string; response: string | null }>({ text, values: [id] }),
      )
      const { request: sent = '', response = null } = rows[0] ?? {}
      return { request: maskLooseJson(sent), response: response === null ? null : maskLooseJson(response) }
    },
  )

  app.post<One>(
    `${webhookDelivery.api}/:id/replay`,
    {
      config: { acl: logRight },
      schema: {
        tags: ['webhook-delivery'],
        summary: 'Sends the same event again; returns the id of the new delivery',
        params,
        response: { 200: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } } },
      },
    },
    async (request) => {
      const { id } = await visibleRecord(app, request, webhookDelivery)
      const { rows } = await engine.query<{ active: boolean }>({
        text: `select ${w.active} from webhook w join webhook_delivery d on ${d.webhook_id} = ${w.id} where ${d.id} = $1`,
        values: [id],
      })
      if (rows[0]?.active !== true) throw new Refused({ key: 'error.webhookOff' })
      return engine.transaction(async (trx) => {
        const added = await forServer(() => app.webhooks.replay(trx, id))
        const note = { name: 'replay', changes: { delivery: { to: added } } }
        await app.records.note(trx, webhookDelivery, id, note, writerOf(request))
        return { id: added }
      })
    },
  )
}

const testAnswer = {
  type: 'object',
  required: ['status', 'eventId'],
  properties: {
    status: { enum: ['delivered', 'failed'] },
    httpStatus: { type: ['integer', 'null'] },
    durationMs: { type: ['integer', 'null'] },
    problem: { description: 'Why it failed, as in a delivery.', type: ['string', 'null'] },
    eventId: text,
    response: { description: 'The beginning of what was answered.', type: ['string', 'null'] },
  },
}
const exchangeAnswer = {
  type: 'object',
  required: ['request'],
  properties: { request: text, response: { description: 'null: no answer yet.', type: ['string', 'null'] } },
}
