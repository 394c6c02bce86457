/** Effects of the actions on an item. */
import type { FastifyInstance } from 'fastify'
import type { PrecassoLifecycle } from '#schemas/generated/precasso.ts'
import type { Effects } from '#schemas/lifecycle.ts'
import type { EffectContext } from '#server/records/hooks.ts'
import { todayAt } from '#server/subjects/ledger/fileOf.ts'
import { openFileOf } from './openFileOf.ts'

export const itemEffects = (app: FastifyInstance): Effects<PrecassoLifecycle, EffectContext> => ({
  /** Books the open amount as paid, so that the payments add up to the claims. */
  payRest({ openAmount, payments }, body, { now }) {
    if (!openAmount || openAmount.amount <= 0) return {}
    const date = ('paidOn' in body ? body.paidOn : null) ?? todayAt(now)
    return {
      payments: [...(payments ?? []), { date, amount: openAmount }],
      openAmount: { ...openAmount, amount: 0 },
    }
  },
  async openFile(item, _body, context) {
    return { file: await openFileOf(app, item, context) }
  },
})
