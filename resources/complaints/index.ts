/** As generated, with the actions that move it from one state to the next, terms that say how they stand, and the year report. */
import { lazy } from 'react'
import type { RaRecord } from 'react-admin'
import { possibleActions } from '#domain/complaints.ts'
import generated from '#resources/generated/complaints/index.ts'
import { lazyPart } from '#resources/lazyPart.tsx'
import type { Complaint } from '#schemas/generated/complaint.ts'

const list = () => import('./ComplaintList.tsx')

export default {
  ...generated,
  list: lazy(async () => ({ default: (await list()).ComplaintList })),
  show: lazy(async () => ({ default: (await import('./ComplaintShow.tsx')).ComplaintShow })),
  options: {
    ...generated.options,
    preload: list,
    actions: lazyPart(async () => ({ default: (await import('./ComplaintActions.tsx')).ComplaintActions })),
    isDue: (record: RaRecord) => possibleActions((record as Complaint).status ?? 'new').length > 0,
    listActions: lazyPart(async () => ({ default: (await import('./ReportLink.tsx')).ReportLink })),
  },
}
