/**
 * The law as calls: `POST /api/v4/calculation/{name}` works out what a person would by hand, with the lines that
 * explain it. Nothing is stored.
 */
import type { FastifyPluginAsync } from 'fastify'
import { dayOf } from '#domain/time/day.ts'
import { whole } from '#server/http/describedAnswers.ts'
import type { Calculation } from './calculation.ts'
import { collectionCostsCall, courtCostsCall, instalmentCostsCall } from './costs.ts'
import { allocationCall, arrangementCall, interestCall, paymentReferenceCall } from './money.ts'
import { contactWindowCall, letterCall, limitationCall, termEndCall } from './terms.ts'
import { inWords } from './wording.ts'

export const calculationPath = '/api/v4/calculation'

const calculations: Readonly<Record<string, Calculation>> = {
  'collection-costs': collectionCostsCall,
  'instalment-costs': instalmentCostsCall,
  'fourteen-day-letter': letterCall,
  interest: interestCall,
  allocation: allocationCall,
  limitation: limitationCall,
  'term-end': termEndCall,
  'contact-window': contactWindowCall,
  'court-costs': courtCostsCall,
  arrangement: arrangementCall,
  'payment-reference': paymentReferenceCall,
}

const explanation = {
  type: 'array',
  description: 'What a person would write down.',
  items: whole({
    text: { type: 'string' },
    amount: { type: ['integer', 'null'], description: 'Whole cents.' },
    article: { type: ['string', 'null'] },
  }),
}

export const calculationRoutes: FastifyPluginAsync = async (app) => {
  for (const [name, { summary, body, answer, run }] of Object.entries(calculations)) {
    app.post(
      `${calculationPath}/${name}`,
      {
        config: {
          asServer: 'office',
          acl: 'ROLE_EMPLOYEE or ROLE_CUSTOMER or ROLE_CONTACT_PERSON',
          withoutKey: 'Nothing changes.',
        },
        schema: { tags: ['calculation'], summary, body, response: { 200: whole({ ...answer, explanation }) } },
      },
      async ({ body, access }) => {
        const today = dayOf(app.now())
        const { explanation: lines, ...result } = await run(body as never, { engine: app.engine, today })
        return { ...result, explanation: lines.map((line) => inWords(line, access.locale)) }
      },
    )
  }
}
