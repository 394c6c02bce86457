/** The money of a file: what is claimed, charged, paid and written off, and the ledger that explains every cent. */
import { subject } from '#server/records/subject.ts'
import { balanceRoutes } from './balanceRoutes.ts'
import { carryJob } from './carry.ts'
import { checkAllJob, checkJob } from './check.ts'
import { insolvencyHooks, interestRateHooks } from './closedHooks.ts'
import { costRoutes } from './costRoutes.ts'
import { followJob } from './followJob.ts'
import { entryRoutes } from './entryRoutes.ts'
import { claimHooks, costLineHooks, interestSettingHooks, paymentHooks, writeOffHooks } from './hooks.ts'
import { interestRoutes } from './interestRoutes.ts'
import { followAgreement, followGround, followKind, settleDebtor, settleFile, settleIts } from './listeners.ts'
import { paymentRoutes } from './paymentRoutes.ts'
import { costLineEffects, paymentEffects, writeOffEffects } from './reversing.ts'
import { writeOffRoutes } from './writeOffRoutes.ts'

export const ledger = subject({
  hooks: {
    claim: claimHooks,
    'cost-line': costLineHooks,
    'insolvency-event': insolvencyHooks,
    'interest-rate': interestRateHooks,
    'interest-setting': interestSettingHooks,
    payment: paymentHooks,
    'write-off': writeOffHooks,
  },
  lifecycles: { 'cost-line': costLineEffects, payment: paymentEffects, 'write-off': writeOffEffects },
  listens: {
    claim: [settleIts],
    'cost-line': [settleIts],
    'interest-setting': [settleIts],
    payment: [settleIts],
    'write-off': [settleIts],
    file: [settleFile],
    'insolvency-event': [settleDebtor],
    debtor: [followKind],
    customer: [followAgreement],
    'legal-type': [followGround],
  },
  routes: [balanceRoutes, entryRoutes, interestRoutes, paymentRoutes, costRoutes, writeOffRoutes],
  jobs: [carryJob, checkJob, checkAllJob, followJob],
})
