/** The API log as generated, with the filter form of the specification, and the whole of a call beside the list. */
import { lazy } from 'react'
import generated from '#resources/generated/api-logs/index.ts'

const list = lazy(async () => ({ default: (await import('./ApiLogPage.tsx')).ApiLogPage }))

export default {
  ...generated,
  list,
  show: lazy(async () => ({ default: (await import('./ApiLogShow.tsx')).ApiLogShow })),
}
