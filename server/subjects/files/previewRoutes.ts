/** `POST /api/v4/file/preview`: what would come of a new file; the body may be incomplete, and nothing is stored. */
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import type { Money } from '#domain/money/money.ts'
import { file } from '#schemas/generated/file.ts'
import { mostErrors } from '#schemas/validation.ts'
import { whole } from '#server/http/describedAnswers.ts'
import { say } from '#server/foundation/messages.ts'
import { day, money, plainLines } from '#server/subjects/ledger/shapes.ts'
import { inWords } from '#server/subjects/legal/calculations/wording.ts'
import { newFileShape, type GivenFile } from './newFile.ts'
import { previewFile } from './previewFile.ts'

const id = { type: 'integer' }
const text = { type: 'string' }
const textOrNone = { type: ['string', 'null'] }
const dayOrNone = { anyOf: [day, { type: 'null' }] }
const orNone = (shape: object) => ({ anyOf: [shape, { type: 'null' }] })
const fileName = whole({ id, number: text })

const answer = whole({
  on: day,
  totals: whole({
    principal: money,
    interest: money,
    interestPerDay: money,
    outstanding: { ...money, description: 'Principal and interest today, without costs that are still to come.' },
  }),
  costs: whole({
    net: money,
    vat: money,
    total: money,
    from: { ...dayOrNone, description: 'First day on which they are owed; null: nothing is due.' },
    needsLetter: { type: 'boolean', description: 'Only after a 14-day letter, which is sent today at the earliest.' },
  }),
  letter: whole({
    state: { enum: ['not_needed', 'none', 'running', 'expired_unpaid', 'paid_in_time', 'invalid'] },
    fault: { enum: ['beforeDefault', 'amount', null] },
    lawful: { ...money, description: 'The costs that a letter of that day has to announce.' },
    delivered: dayOrNone,
    termFirst: dayOrNone,
    termLast: dayOrNone,
    costsFrom: dayOrNone,
    explanation: plainLines,
  }),
  claims: {
    type: 'array',
    description: 'One per claim that was sent; null where it has mistakes.',
    items: orNone(whole({ interestFrom: day, interest: money, limitationDate: day, barred: { type: 'boolean' } })),
  },
  duplicates: {
    type: 'array',
    items: whole({
      claim: { ...id, description: 'Place in the list, from 0.' },
      why: { enum: ['number', 'amount', 'twice'] },
      file: orNone(fileName),
    }),
  },
  joins: orNone(whole({ file: id, number: text })),
  agreed: orNone(
    whole({
      company: text,
      interestType: text,
      interestRate: textOrNone,
      interestPer: textOrNone,
      costRegime: text,
      contractualCosts: textOrNone,
      contractualMinimum: orNone(money),
      vatDeductible: { type: 'boolean' },
      sends14DayLetter: { type: 'boolean' },
      mergeMode: text,
    }),
  ),
  errors: {
    type: 'object',
    description: 'What opening the file would be refused for, by place; what is missing too.',
    additionalProperties: { type: 'array', items: text },
  },
})

export const previewRoutes: FastifyPluginAsync = async (app) => {
  app.post(
    `${file.api}/preview`,
    {
      config: { acl: 'ROLE_FILE_CREATE', withoutKey: 'It changes nothing.' },
      schema: {
        tags: ['file'],
        summary: 'What would come of a new file; nothing is stored',
        body: newFileShape,
        response: { 200: answer },
      },
    },
    async (request: FastifyRequest<{ Body: GivenFile }>) => {
      const found = await previewFile(app, request, request.body)
      const { checked, principal, interest, costs, letter } = found
      const { currency, agreed, mistakes } = checked
      const { locale } = request.access
      const amount = (cents: number): Money => ({ amount: cents, currency })
      const { term } = letter
      return {
        on: found.today,
        totals: {
          principal: amount(principal),
          interest: amount(interest),
          interestPerDay: amount(found.interestPerDay),
          outstanding: amount(principal + interest),
        },
        costs: {
          net: amount(costs.net),
          vat: amount(costs.vat),
          total: amount(costs.net + costs.vat),
          from: costs.from,
          needsLetter: costs.needsLetter,
        },
        letter: {
          state: letter.state,
          fault: letter.fault,
          lawful: amount(letter.lawful),
          delivered: term?.delivered ?? null,
          termFirst: term?.termFirst ?? null,
          termLast: term?.termLastExtended ?? null,
          costsFrom: term?.costsFrom ?? null,
          explanation: letter.explanation.map((one) => inWords(one, locale, currency)),
        },
        claims: found.claims.map((one) => one && { ...one, interest: amount(one.interest) }),
        duplicates: found.duplicates,
        joins: found.joins ? { file: found.joins.id, number: found.joins.number } : null,
        agreed: agreed
          ? {
              company: agreed.company,
              interestType: agreed.type,
              interestRate: agreed.rate,
              interestPer: agreed.per,
              // A scale that the ground lacks is none.
              costRegime: agreed.regime === 'wik' && !agreed.hasScale ? 'none' : agreed.regime,
              contractualCosts: agreed.percent,
              contractualMinimum: agreed.minimum === null ? null : amount(agreed.minimum),
              vatDeductible: agreed.vatDeductible,
              sends14DayLetter: agreed.sendsLetter,
              mergeMode: agreed.mergeMode,
            }
          : null,
        errors: Object.fromEntries(
          Object.entries(mistakes)
            .slice(0, mostErrors)
            .map(([place, texts]) => [place, texts.map((one) => say(locale, one))]),
        ),
      }
    },
  )
}
