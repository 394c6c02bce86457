/** The last day of a protection that ends: the given one, or today where it was to last longer. */
import type { FastifyInstance } from 'fastify'
import type { InsolvencyEventLifecycle } from '#schemas/generated/insolvency-event.ts'
import type { Effects } from '#schemas/lifecycle.ts'
import type { EffectContext } from '#server/records/hooks.ts'
import { todayAt } from '#server/subjects/ledger/fileOf.ts'

export const insolvencyEffects = (_app: FastifyInstance): Effects<InsolvencyEventLifecycle, EffectContext> => ({
  endOn({ endDate }, given, { now }) {
    const today = todayAt(now)
    return { endDate: given.endDate ?? (endDate !== null && endDate < today ? endDate : today) }
  },
})
