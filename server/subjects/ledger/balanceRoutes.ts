/** `GET /api/v4/file/{id}/balance` and `…/interest`: what a debtor owes on a day, with the lines and periods that explain it. */
import type { FastifyPluginAsync } from 'fastify'
import { explainBalance } from '#domain/ledger/balance.ts'
import { file } from '#schemas/generated/file.ts'
import { whole } from '#server/http/describedAnswers.ts'
import { visibleRecord } from '#server/records/visibleRecord.ts'
import { expiredLetter } from './facts.ts'
import { todayAt } from './fileOf.ts'
import { segmentsIn, segmentShape } from './segments.ts'
import { asMoney, balanceShape, day, idParams, lines, money, spokenLines } from './shapes.ts'
import { workedOut } from './balanceOnDay.ts'

type Asked = { Params: { id: string }; Querystring: { on?: string } }
const querystring = { type: 'object', additionalProperties: false, properties: { on: day } }

export const balanceRoutes: FastifyPluginAsync = async (app) => {
  app.get<Asked>(
    '/api/v4/file/:id/balance',
    {
      config: { acl: file.access.read },
      schema: {
        tags: ['file'],
        summary: 'What is owed on a day, exact to the cent, and how it came about',
        params: idParams,
        querystring,
        response: { 200: whole({ on: day, ...balanceShape, explanation: lines }) },
      },
    },
    async (request) => {
      const { id } = await visibleRecord(app, request, file)
      const on = request.query.on ?? todayAt(app.now())
      const { found, balance } = await workedOut(app.engine, id, on)
      const { currency } = found.file
      const explanation = explainBalance(balance, { ...found, on, letter: expiredLetter(found) })
      return {
        on,
        ...asMoney(balance, currency),
        explanation: spokenLines(explanation, request.access.locale, currency),
      }
    },
  )

  app.get<Asked>(
    '/api/v4/file/:id/interest',
    {
      config: { acl: file.access.read },
      schema: {
        tags: ['file'],
        summary: 'The interest until a day, by claim and period: days, rate, base, amount and ground',
        params: idParams,
        querystring,
        response: { 200: whole({ on: day, interest: money, segments: { type: 'array', items: segmentShape } }) },
      },
    },
    async (request) => {
      const { id } = await visibleRecord(app, request, file)
      const worked = await workedOut(app.engine, id, request.query.on ?? todayAt(app.now()))
      const { currency } = worked.found.file
      const segments = segmentsIn(worked)
      const interest = segments.reduce((sum, { amount }) => sum + amount.amount, 0)
      return { on: worked.on, interest: { amount: interest, currency }, segments }
    },
  )
}
