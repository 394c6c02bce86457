/** Arrangements of a file: what their terms would be, making one, and making its terms anew while it is only asked for. */
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { balanceOn } from '#domain/ledger/balance.ts'
import type { Money } from '#domain/money/money.ts'
import { arrangement } from '#schemas/generated/arrangement.ts'
import { file } from '#schemas/generated/file.ts'
import { instalment } from '#schemas/generated/instalment.ts'
import type { Trx } from '#server/db/engine.ts'
import { NotFound, Refused } from '#server/errors.ts'
import { system } from '#server/foundation/writer.ts'
import { whole } from '#server/http/describedAnswers.ts'
import { writerOf } from '#server/records/call.ts'
import { visibleRecord } from '#server/records/visible.ts'
import { names } from '#server/sql/names.ts'
import { factsOf } from '#server/subjects/ledger/facts.ts'
import { fileOf, todayAt } from '#server/subjects/ledger/fileOf.ts'
import { settle } from '#server/subjects/ledger/settle.ts'
import { day, idParams, money, text } from '#server/subjects/ledger/shapes.ts'
import { rateTables } from '#server/subjects/legal/calculations/tables.ts'
import { checkFile } from './checkFile.ts'
import { createTerms, planFor, type Given, type Plan } from './planning.ts'

const i = names('instalment')
const a = names('arrangement')
const p = names('payment')

type Call = FastifyRequest<{ Params: { id: string }; Body: Given }>

const body = {
  type: 'object',
  additionalProperties: false,
  required: ['startDate'],
  properties: {
    total: { ...money, description: 'Absent: all that is outstanding today, or the sum of the free terms.' },
    downPayment: { ...money, description: 'Paid on the first day; the other terms follow.' },
    instalments: { type: 'integer', minimum: 1, maximum: 500, description: 'Number of equal terms.' },
    amount: { ...money, description: 'Of each term; the last one takes the rest.' },
    free: {
      ...{ type: 'array', minItems: 1, maxItems: 500, description: 'Each term by itself.' },
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['dueDate', 'amount'],
        properties: { dueDate: day, amount: money },
      },
    },
    frequency: { enum: ['weekly', 'two_weekly', 'monthly', 'quarterly', 'free'] },
    startDate: day,
    toleranceDays: { type: 'integer', minimum: 0, maximum: 60 },
    reminderDays: { type: 'integer', minimum: 0, maximum: 60 },
    toleranceAmount: money,
    interestFrozen: { type: 'boolean' },
    method: { enum: ['transfer', 'direct_debit', 'link'] },
    requestedBy: { enum: ['debtor', 'staff', 'helper'] },
    note: text(2000),
  },
}
const terms = {
  type: 'array',
  items: whole({ sequence: { type: 'integer' }, dueDate: day, amount: money }),
}
const made = whole({ id: { type: 'integer' }, number: { type: 'string' }, total: money, instalments: terms })
const config = { acl: 'ROLE_FILE_EDIT' }
const common = { tags: ['file'], params: idParams, body }

export const planRoutes: FastifyPluginAsync = async (app) => {
  app.post(
    '/api/v4/file/:id/arrangement/preview',
    {
      config: { ...config, withoutKey: 'Nothing changes.' },
      schema: {
        ...common,
        summary: 'The terms of an arrangement; stores nothing',
        response: { 200: whole({ outstanding: money, total: money, instalments: terms }) },
      },
    },
    async (request: Call) => {
      const { id } = await visibleRecord(app, request, file)
      const today = todayAt(app.now())
      const [booked, found, rates] = await Promise.all([
        fileOf(app.engine, id, false),
        factsOf(app.engine, id),
        rateTables(app.engine),
      ])
      if (!found) throw new NotFound()
      const { outstanding } = balanceOn(found.facts, rates, today)
      const plan = planFor(request.body, { file: booked, outstanding, today, locale: request.access.locale })
      return { outstanding: { amount: outstanding, currency: booked.currency }, ...answerOf(plan) }
    },
  )

  app.post(
    '/api/v4/file/:id/arrangement',
    { config, schema: { ...common, summary: 'Ask for an arrangement, with its terms', response: { 201: made } } },
    async (request: Call, reply) => {
      const { id: fileId } = await visibleRecord(app, request, file)
      const by = writerOf(request)
      const answer = await app.engine.transaction(async (trx) => {
        await checkFile(trx, fileId, null)
        const { plan, customer, afterPayment } = await planOn(trx, fileId, request)
        const own = conditionsOf(request.body)
        const stored = await app.records.create(
          trx,
          arrangement,
          { ...own, ...plan.properties, file: fileId, customer, afterPayment },
          by,
        )
        await createTerms(app.records, trx, { id: stored.id, customer, plan }, system('arrangements', by))
        return { id: stored.id, number: stored.number ?? '', ...answerOf(plan) }
      })
      return reply.code(201).header('location', `${arrangement.api}/${answer.id}`).send(answer)
    },
  )

  app.put(
    '/api/v4/arrangement/:id/plan',
    {
      config,
      schema: {
        ...common,
        tags: ['arrangement'],
        summary: 'Make the terms anew, while it is only asked for',
        response: { 200: made },
      },
    },
    async (request: Call) => {
      const { id } = await visibleRecord(app, request, arrangement)
      const by = system('arrangements', writerOf(request))
      return app.engine.transaction(async (trx) => {
        const { rows } = await trx.query<{ file: number; number: string; status: string }>({
          text: `select ${a.file_id}::int as file, ${a.number} as number, ${a.status} as status from arrangement where ${a.id} = $1`,
          values: [id],
        })
        const [stored] = rows
        if (!stored) throw new NotFound()
        await checkFile(trx, stored.file, id)
        const { plan, customer, afterPayment } = await planOn(trx, stored.file, request)
        const own = conditionsOf(request.body)
        // Locks the arrangement; what was decided meanwhile has its terms for good.
        const { status } = await app.records.update(
          trx,
          arrangement,
          id,
          { ...own, ...plan.properties, afterPayment },
          by,
        )
        if (status !== 'requested') throw new Refused({ key: 'error.arrangement.decided' })
        const old = await trx.query<{ id: number }>({
          text: `select ${i.id}::int as id from instalment where ${i.arrangement_id} = $1 order by ${i.id}`,
          values: [id],
        })
        for (const term of old.rows) await app.records.delete(trx, instalment, term.id, by)
        await createTerms(app.records, trx, { id, customer, plan }, by)
        return { id, number: stored.number, ...answerOf(plan) }
      })
    },
  )

  /** The plan with the file of this moment, which is locked. */
  async function planOn(trx: Trx, id: number, { body: given, access, id: requestId }: Call) {
    const today = todayAt(app.now())
    const booked = await fileOf(trx, id)
    const balance = await settle(trx, id, { today, requestId })
    const plan = planFor(given, { file: booked, outstanding: balance?.outstanding ?? 0, today, locale: access.locale })
    const { rows } = await trx.query<{ last: number | null }>({
      text: `select max(${p.id})::int as last from payment where ${p.file_id} = $1`,
      values: [id],
    })
    return { plan, customer: booked.customer, afterPayment: rows[0]?.last ?? null }
  }
}

const conditions = [
  ...(['toleranceDays', 'reminderDays', 'toleranceAmount', 'interestFrozen', 'method', 'requestedBy', 'note'] as const),
]
/** What is given beside the terms. */
const conditionsOf = (given: Given): Pick<Given, (typeof conditions)[number]> =>
  Object.fromEntries(conditions.flatMap((name) => (given[name] === undefined ? [] : [[name, given[name]]])))

const answerOf = ({ total, terms: planned }: Plan) => ({
  total,
  instalments: planned.map(({ dueDate, amount }, n) => ({
    ...{ sequence: n + 1, dueDate },
    amount: { ...total, amount } satisfies Money,
  })),
})
