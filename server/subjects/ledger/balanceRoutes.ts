/** `GET /api/v4/file/{id}/balance`: what a debtor owes on a day, with the lines that explain it. */
import type { FastifyPluginAsync } from 'fastify'
import { balanceOn, explainBalance } from '#domain/ledger/balance.ts'
import { file } from '#schemas/generated/file.ts'
import { forServer } from '#server/db/outsider.ts'
import { NotFound } from '#server/errors.ts'
import { whole } from '#server/http/describedAnswers.ts'
import { visibleRecord } from '#server/records/visible.ts'
import { rateTables } from '#server/subjects/legal/calculations/tables.ts'
import { inWords } from '#server/subjects/legal/calculations/wording.ts'
import { factsOf } from './facts.ts'
import { todayAt } from './fileOf.ts'
import { asMoney, balanceShape, day, idParams, lines } from './shapes.ts'

export const balanceRoutes: FastifyPluginAsync = async (app) => {
  app.get<{ Params: { id: string }; Querystring: { on?: string } }>(
    '/api/v4/file/:id/balance',
    {
      config: { acl: file.access.read },
      schema: {
        tags: ['file'],
        summary: 'What is owed on a day, exact to the cent, and how it came about',
        params: idParams,
        querystring: { type: 'object', additionalProperties: false, properties: { on: day } },
        response: { 200: whole({ on: day, ...balanceShape, explanation: lines }) },
      },
    },
    async (request) => {
      const { id } = await visibleRecord(app, request, file)
      const on = request.query.on ?? todayAt(app.now())
      // Whoever sees the file sees its balance, also of costs and agreements that are not shown one by one.
      const [found, rates] = await forServer(() => Promise.all([factsOf(app.engine, id), rateTables(app.engine)]))
      if (!found) throw new NotFound()
      const { facts, numberOf } = found
      const { currency } = found.file
      const balance = balanceOn(facts, rates, on)
      const explanation = explainBalance(balance, { facts, on, numberOf })
      const { locale } = request.access
      return {
        on,
        ...asMoney(balance, currency),
        explanation: explanation.map((one) => inWords(one, locale, currency)),
      }
    },
  )
}
