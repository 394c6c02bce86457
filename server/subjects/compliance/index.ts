/** Complaints and due diligence. */
import { subject } from '#server/records/subject.ts'
import { complaintEffects } from './complaintEffects.ts'
import { complaintHooks } from './complaintHooks.ts'
import { complaintRoutes } from './complaintRoutes.ts'
import { dueDiligenceEffects, dueDiligenceHooks } from './dueDiligenceHooks.ts'
import { holidaysAfter } from './holidays.ts'
import { lawCheckJob } from './lawChecks/checkJob.ts'
import { lawCheckRoutes } from './lawChecks/lawCheckRoutes.ts'

export const compliance = subject({
  hooks: { complaint: complaintHooks, 'due-diligence': dueDiligenceHooks },
  lifecycles: { complaint: complaintEffects, 'due-diligence': dueDiligenceEffects },
  calendars: { workdays: holidaysAfter },
  routes: [complaintRoutes, lawCheckRoutes],
  jobs: [lawCheckJob],
})
