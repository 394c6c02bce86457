/** Says how old the newest rate of interest is: rates change twice a year, so an old one suggests that one is missing. */
import type { FastifyPluginAsync } from 'fastify'
import { areOld } from '#domain/law/interest/rates.ts'
import { dayOf, type IsoDate } from '#domain/time/day.ts'
import { interestRate } from '#schemas/generated/interest-rate.ts'
import { whole } from '#server/http/describedAnswers.ts'
import { names } from '#server/sql/names.ts'

const r = names('interest_rate')

export const rateAgeRoutes: FastifyPluginAsync = async (app) => {
  app.get(
    `${interestRate.api}/newest`,
    {
      config: { acl: interestRate.access.read },
      schema: {
        tags: [interestRate.name],
        summary: 'The first day of the newest rate of interest, and whether that is more than seven months ago',
        response: {
          200: whole({
            effectiveFrom: { type: ['string', 'null'], format: 'date', description: 'null: there is no rate.' },
            isOld: { type: 'boolean' },
          }),
        },
      },
    },
    async () => {
      const { rows } = await app.engine.query<{ newest: IsoDate | null }>({
        text: `select to_char(max(${r.effective_from}), 'YYYY-MM-DD') as newest from interest_rate`,
        values: [],
      })
      const effectiveFrom = rows[0]?.newest ?? null
      return { effectiveFrom, isOld: areOld(effectiveFrom, dayOf(app.now())) }
    },
  )
}
