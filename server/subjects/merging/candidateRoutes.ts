/** `GET /api/v4/merge/candidates`: groups of open files that may be one. */
import type { FastifyPluginAsync } from 'fastify'
import { whole } from '#server/http/describedAnswers.ts'
import { money } from '#server/subjects/ledger/shapes.ts'
import { candidatesOf, reasons, type Reason } from './candidates.ts'
import { acl, debtorShape } from './shapes.ts'

type Query = { customer?: string; reason?: Reason; _offset?: string; _limit?: string }

const text = { type: 'string' }
const count = { type: 'integer' }

export const candidateRoutes: FastifyPluginAsync = async (app) => {
  app.get<{ Querystring: Query }>(
    '/api/v4/merge/candidates',
    {
      config: { acl },
      schema: {
        tags: ['file'],
        summary: 'Groups of open files of one client that may be of the same debtor',
        querystring: {
          type: 'object',
          additionalProperties: false,
          properties: {
            customer: { type: 'string', pattern: '^[1-9][0-9]{0,14}$' },
            reason: { type: 'string', enum: reasons },
            _offset: { type: 'string', pattern: '^[0-9]{1,6}$' },
            _limit: { type: 'string', pattern: '^([1-9][0-9]?|100)$' },
          },
        },
        response: {
          200: whole({
            total: count,
            items: {
              type: 'array',
              items: whole({
                customer: whole({ id: count, company: text }),
                reasons: { type: 'array', items: { enum: reasons } },
                outstanding: money,
                files: {
                  type: 'array',
                  items: whole({
                    id: count,
                    number: text,
                    debtor: debtorShape,
                    workflowStatus: text,
                    fourteenDayState: text,
                    receivedAt: text,
                    outstanding: money,
                    collectionCosts: money,
                  }),
                },
              }),
            },
          }),
        },
      },
    },
    async ({ query: { customer, reason, _offset = '0', _limit = '25' }, access }) =>
      candidatesOf(
        app.engine,
        {
          ...(customer !== undefined && { customer: Number(customer) }),
          ...(reason && { reason }),
          offset: Number(_offset),
          limit: Number(_limit),
        },
        { access, now: app.now() },
      ),
  )
}
