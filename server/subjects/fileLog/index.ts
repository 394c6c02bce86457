/** The log of files: calls, notes, and what debtors ask for. */
import { subject } from '#server/records/subject.ts'
import { attachmentRoutes } from './attachmentRoutes.ts'
import { budgetRoutes } from './budgetRoutes.ts'
import { decideRoutes } from './decideRoutes.ts'
import { fileLogEffects } from './effects.ts'
import { fileLogHooks } from './hooks.ts'
import { askOffice, markWrongNumber } from './listeners.ts'
import { logRoutes } from './logRoutes.ts'
import { termRoutes } from './termRoutes.ts'
import { writeRoutes } from './writeRoutes.ts'

export const fileLog = subject({
  hooks: { 'file-log': fileLogHooks },
  listens: { 'file-log': [markWrongNumber, askOffice] },
  lifecycles: { 'file-log': fileLogEffects },
  routes: [logRoutes, writeRoutes, decideRoutes, termRoutes, budgetRoutes, attachmentRoutes],
})
