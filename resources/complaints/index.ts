/** As generated, with the actions that move it from one state to the next, terms that say how they stand, and the year report. */
import { lazy } from 'react'
import generated from '#resources/generated/complaints/index.ts'

const list = () => import('./ComplaintList.tsx')

export default {
  ...generated,
  list: lazy(async () => ({ default: (await list()).ComplaintList })),
  show: lazy(async () => ({ default: (await import('./ComplaintShow.tsx')).ComplaintShow })),
  options: {
    ...generated.options,
    preload: list,
    actions: lazy(async () => ({ default: (await import('./ComplaintActions.tsx')).ComplaintActions })),
    listActions: lazy(async () => ({ default: (await import('./ReportLink.tsx')).ReportLink })),
  },
}
