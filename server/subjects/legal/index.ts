/** Courts, bailiffs, tariffs, holidays, and the law of collection as calls. */
import { subject } from '#server/records/subject.ts'
import { bailiffHooks } from './bailiffHooks.ts'
import { calculationRoutes } from './calculations/calculationRoutes.ts'
import { courtCostRoutes } from './courtCostRoutes.ts'
import { courtHooks, courtRoutes } from './courtRoutes.ts'
import { holidayRoutes } from './holidayRoutes.ts'
import { rateAgeRoutes } from './rateAgeRoutes.ts'

export const legal = subject({
  hooks: {
    bailiff: bailiffHooks,
    court: courtHooks,
  },
  routes: [calculationRoutes, courtRoutes, courtCostRoutes, holidayRoutes, rateAgeRoutes],
})
