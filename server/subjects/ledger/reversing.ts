/** Taking back what stands in closed books: it stays there, and is taken back on the first open day. */
import type { FastifyInstance } from 'fastify'
import type { CostLineLifecycle } from '#schemas/generated/cost-line.ts'
import type { PaymentLifecycle } from '#schemas/generated/payment.ts'
import type { WriteOffLifecycle } from '#schemas/generated/write-off.ts'
import type { Effects } from '#schemas/lifecycle.ts'
import type { Trx } from '#server/db/engine.ts'
import type { EffectContext } from '#server/records/hooks.ts'
import { laterDay } from './closedUntil.ts'

const keepClosed = async ({ date }: { date: string }, _given: unknown, { trx }: { trx: Trx }) => ({
  countsUntil: await laterDay(trx, date),
})

export const paymentEffects = (_app: FastifyInstance): Effects<PaymentLifecycle, EffectContext> => ({ keepClosed })
export const costLineEffects = (_app: FastifyInstance): Effects<CostLineLifecycle, EffectContext> => ({ keepClosed })
export const writeOffEffects = (_app: FastifyInstance): Effects<WriteOffLifecycle, EffectContext> => ({ keepClosed })
