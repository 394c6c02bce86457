/** The generated views, with a page that begins with how the complaint stands, and the year report. */
import { lazy } from 'react'
import generated from '#resources/generated/complaints/index.ts'
import { lazyPart } from '#resources/page/lazyPart.tsx'

export default {
  ...generated,
  show: lazy(async () => ({ default: (await import('./ComplaintShow.tsx')).ComplaintShow })),
  options: {
    ...generated.options,
    listActions: lazyPart(async () => ({ default: (await import('./ReportLink.tsx')).ReportLink })),
  },
}
