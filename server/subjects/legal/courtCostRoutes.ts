/** Calculates the court costs of a claim, by the tariffs that hold on a day. */
import type { FastifyPluginAsync } from 'fastify'
import { courtCosts, type Claimant } from '#domain/courtCosts.ts'
import { dayOf, type IsoDate } from '#domain/time/day.ts'
import { subpoenaSalary } from '#schemas/generated/subpoena-salary.ts'
import { whole } from '#server/http/describedAnswers.ts'
import { courtTablesOn } from './courtTables.ts'

const cents = { type: ['integer', 'null'], description: 'Whole cents; null: the tables have nothing for this day.' }
const firstDay = { type: 'string', format: 'date' }
const costsSchema = {
  $id: 'CourtCosts',
  ...whole({
    day: { type: 'string', format: 'date' },
    court: { enum: ['cantonal', 'district'] },
    needsLawyer: { type: 'boolean' },
    summons: cents,
    fee: cents,
    salary: cents,
    perPoint: cents,
    points: { type: 'number' },
    total: cents,
    afterCosts: cents,
    afterCostsWhenServed: cents,
    exceedsClaim: { type: 'boolean' },
    tables: {
      type: 'object',
      description: 'First day of the table that each part was taken from.',
      properties: { summons: firstDay, fee: firstDay, salary: firstDay },
    },
  }),
}
/** Query values are text: numbers are parsed after validation. */
const querySchema = {
  type: 'object',
  required: ['claim', 'claimant', 'vatDeductible'],
  additionalProperties: false,
  properties: {
    claim: { type: 'string', pattern: '^[1-9][0-9]{0,12}$', description: 'Principal, interest and costs, in cents.' },
    claimant: { enum: ['legal', 'natural', 'indigent'] },
    vatDeductible: { enum: ['true', 'false'] },
    points: { type: 'string', pattern: '^(0\\.5|(1?[1-9]|10)(\\.[05])?|20)$', description: '1 when absent.' },
    day: { type: 'string', format: 'date', description: 'Day of the summons; today when absent.' },
  },
}

type Query = { claim: string; claimant: Claimant; vatDeductible: 'true' | 'false'; points?: string; day?: IsoDate }

export const courtCostRoutes: FastifyPluginAsync = async (app) => {
  app.addSchema(costsSchema)
  app.get<{ Querystring: Query }>(
    `${subpoenaSalary.api}/calculate`,
    {
      config: { acl: subpoenaSalary.access.read },
      schema: {
        tags: [subpoenaSalary.name],
        summary: 'What it costs to bring a claim before a judge',
        querystring: querySchema,
        response: { 200: { $ref: 'CourtCosts#' } },
      },
    },
    async ({ query }) => {
      const day = query.day ?? dayOf(app.now())
      const courtCase = {
        claim: Number(query.claim),
        claimant: query.claimant,
        isVatDeductible: query.vatDeductible === 'true',
        points: Number(query.points ?? 1),
      }
      return { day, ...courtCosts(courtCase, await courtTablesOn(day, app.engine)) }
    },
  )
}
