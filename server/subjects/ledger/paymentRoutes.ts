/** Payments by hand: what one would settle, and booking it. */
import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify'
import { balanceOn } from '#domain/ledger/balance.ts'
import type { Entry } from '#domain/ledger/entry.ts'
import type { Money } from '#domain/money/money.ts'
import { file } from '#schemas/generated/file.ts'
import { payment } from '#schemas/generated/payment.ts'
import { NotFound } from '#server/errors.ts'
import { whole } from '#server/http/describedAnswers.ts'
import { writerOf } from '#server/records/call.ts'
import { visibleRecord } from '#server/records/visibleRecord.ts'
import { rateTables } from '#server/subjects/legal/calculations/tables.ts'
import { factsOf } from './facts.ts'
import { checkClaim, checkDay, checkPaid, fileOf, todayAt } from './fileOf.ts'
import { bookedOf } from './settle.ts'
import { allocation, asMoney, balanceShape, day, idParams, money, settledBy, text } from './shapes.ts'

type Given = {
  date: string
  amount: Money
  designatedClaim?: number
  receivedBy?: 'office' | 'client' | 'bailiff' | 'psp'
  method?: 'bank' | 'ideal' | 'direct_debit' | 'cash' | 'netting'
  description?: string
}
type Call = FastifyRequest<{ Params: { id: string }; Body: Given }>

const config = { acl: payment.access.create }
const body = {
  type: 'object',
  additionalProperties: false,
  required: ['date', 'amount'],
  properties: {
    date: day,
    amount: money,
    designatedClaim: { type: 'integer' },
    receivedBy: { enum: ['office', 'client', 'bailiff', 'psp'] },
    method: { enum: ['bank', 'ideal', 'direct_debit', 'cash', 'netting'] },
    description: text(400),
  },
}
const common = { tags: ['file'], params: idParams, body }

export const paymentRoutes: FastifyPluginAsync = async (app) => {
  app.post(
    '/api/v4/file/:id/payments/preview',
    {
      config: { ...config, withoutKey: 'Nothing changes.' },
      schema: {
        ...common,
        summary: 'What a payment would settle, and which later ones it would move; books nothing',
        response: {
          200: whole({
            allocation,
            before: whole(balanceShape),
            after: whole(balanceShape),
            moved: {
              type: 'array',
              description: 'Payments with a later day that settle something else then.',
              items: whole({ payment: { type: 'integer' }, before: allocation, after: allocation }),
            },
          }),
        },
      },
    },
    async (request: Call) => preview(app, request),
  )

  app.post(
    '/api/v4/file/:id/payments',
    {
      config,
      schema: {
        ...common,
        summary: 'Book a payment',
        response: { 201: whole({ id: { type: 'integer' }, allocation, balance: whole(balanceShape) }) },
      },
    },
    async (request: Call, reply) => {
      const { id } = await visibleRecord(app, request, file)
      const booked = await app.engine.transaction(async (trx) => {
        const draft = { ...request.body, file: id, direction: 'in' as const }
        const { id: made } = await app.records.create(trx, payment, draft, writerOf(request))
        const [entry] = (await bookedOf(trx, id)).filter(({ key }) => key === `payment ${made}`)
        const found = await factsOf(trx, id)
        if (!found) throw new NotFound()
        const balance = balanceOn(found.facts, await rateTables(trx), todayAt(app.now()))
        const { currency } = found.file
        return { id: made, allocation: settledBy(entry, currency), balance: asMoney(balance, currency) }
      })
      return reply.code(201).header('location', `${payment.api}/${booked.id}`).send(booked)
    },
  )
}

/** The id that a payment of a preview has: behind all others of its day. */
const notBooked = Number.MAX_SAFE_INTEGER

async function preview(app: FastifyInstance, request: Call) {
  const { id } = await visibleRecord(app, request, file)
  const { date, amount, designatedClaim } = request.body
  const booked = await fileOf(app.engine, id, false)
  checkPaid(amount, booked)
  await checkDay(app.engine, date, app.now())
  await checkClaim(app.engine, designatedClaim, booked, 'designatedClaim')
  const [found, rates] = await Promise.all([factsOf(app.engine, id), rateTables(app.engine)])
  if (!found) throw new NotFound()
  const { facts } = found
  const one = { id: notBooked, day: date, amount: amount.amount, claim: designatedClaim ?? null }
  const today = todayAt(app.now())
  const before = balanceOn(facts, rates, today)
  const after = balanceOn({ ...facts, payments: [...facts.payments, one] }, rates, today)
  const of = (entries: readonly Entry[], payment: number) =>
    settledBy(
      entries.find(({ key }) => key === `payment ${payment}`),
      booked.currency,
    )
  const moved = facts.payments
    .map(({ id: other }) => ({
      payment: other,
      before: of(before.replay.entries, other),
      after: of(after.replay.entries, other),
    }))
    .filter((pair) => JSON.stringify(pair.before) !== JSON.stringify(pair.after))
  return {
    allocation: of(after.replay.entries, notBooked),
    before: asMoney(before, booked.currency),
    after: asMoney(after, booked.currency),
    moved,
  }
}
