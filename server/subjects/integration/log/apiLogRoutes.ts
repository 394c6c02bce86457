/** Routes for the API log besides those of its schema: one call in full, and the statistics of a period. */
import { forServer } from '#server/db/outsider.ts'
import type { FastifyPluginAsync } from 'fastify'
import { apiLog } from '#schemas/generated/api-log.ts'
import { whole } from '#server/http/describedAnswers.ts'
import { monitoring, periods, type Period } from './monitoring.ts'
import { visibleRows } from '#server/sql/rights.ts'
import { visibleRecord } from '#server/records/visibleRecord.ts'

const right = 'ROLE_API_LOG_VIEW'
const text = { type: 'string' }
const count = { type: 'integer' }
const duration = { description: 'Milliseconds.', type: ['integer', 'null'] }
const sum = { calls: count, errors: count, p50: duration, p95: duration }
const many = (own: object) => ({ type: 'array', items: whole({ ...own, ...sum }) })

export const apiLogRoutes: FastifyPluginAsync = async (app) => {
  app.get<{ Params: { id: string } }>(
    `${apiLog.api}/:id/exchange`,
    {
      config: { acl: right },
      schema: {
        tags: ['api-log'],
        summary: 'The whole of a call, masked, each part cut at 16 KB',
        params: { type: 'object', properties: { id: text } },
        response: {
          200: { type: 'object', required: ['request', 'response'], properties: { request: text, response: text } },
        },
      },
    },
    async (request) => {
      const { id } = await visibleRecord(app, request, apiLog)
      const text = 'select request, response from api_log_exchange where call_id = $1'
      const { rows } = await forServer(() => app.engine.query({ text, values: [id] }))
      return rows[0] ?? { request: '', response: '' }
    },
  )

  app.get<{ Querystring: { period?: Period } }>(
    `${apiLog.api}/monitoring`,
    {
      config: { acl: right },
      schema: {
        tags: ['api-log'],
        summary: 'Calls, failures and durations of a period, and by whom',
        querystring: {
          type: 'object',
          additionalProperties: false,
          properties: { period: { enum: Object.keys(periods) } },
        },
        response: {
          200: whole({
            from: text,
            until: text,
            step: { description: 'Seconds from one point to the next.', ...count },
            total: whole(sum),
            points: many({ at: text }),
            customers: many({
              customer: { ...whole({ id: count, company: text }), type: ['object', 'null'] },
            }),
            endpoints: many({ key: text }),
            statuses: many({ key: text }),
            failures: many({ key: text }),
            addresses: many({ key: text }),
          }),
        },
      },
    },
    ({ query, access }) => {
      const seesAll = visibleRows(apiLog, access) === true
      const customerIds = seesAll ? null : (access.person?.customerIds ?? [])
      // The statistics are of all clients; the statement names those of the asker.
      return forServer(() => monitoring(app.engine, query.period ?? '24h', app.now(), customerIds))
    },
  )
}
