/** People and companies that owe: their protection, and debtors that are one person. */
import { subject } from '#server/records/subject.ts'
import { addressHooks } from './addressHooks.ts'
import { debtorHooks } from './debtorHooks.ts'
import { insolvencyEffects } from './effects.ts'
import { insolvencyRoutes } from './insolvencyRoutes.ts'
import { showProtection, suspendProtected } from './listeners.ts'
import { matchRoutes } from './matchRoutes.ts'
import { mergeRoutes } from './mergeRoutes.ts'

export const debtors = subject({
  hooks: { debtor: debtorHooks, 'debtor-address': addressHooks },
  lifecycles: { 'insolvency-event': insolvencyEffects },
  listens: { 'insolvency-event': [showProtection], file: [suspendProtected] },
  routes: [matchRoutes, insolvencyRoutes, mergeRoutes],
})
