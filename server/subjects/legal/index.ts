/** Courts, bailiffs, tariffs and holidays. */
import { subject } from '#server/records/subject.ts'
import { bailiffHooks } from './bailiffHooks.ts'
import { courtCostRoutes } from './courtCostRoutes.ts'
import { courtHooks, courtRoutes } from './courtRoutes.ts'
import { holidayRoutes } from './holidayRoutes.ts'

export const legal = subject({
  hooks: {
    bailiff: bailiffHooks,
    court: courtHooks,
  },
  routes: [courtRoutes, courtCostRoutes, holidayRoutes],
})
