/** Complaints and due diligence. */
import { subject } from '#server/records/subject.ts'
import { complaintHooks } from './complaintHooks.ts'
import { complaintRoutes } from './complaintRoutes.ts'
import { dueDiligenceHooks } from './dueDiligenceActions.ts'
import { dueDiligenceRoutes } from './dueDiligenceRoutes.ts'

export const compliance = subject({
  hooks: {
    complaint: complaintHooks,
    'due-diligence': dueDiligenceHooks,
  },
  routes: [complaintRoutes, dueDiligenceRoutes],
})
