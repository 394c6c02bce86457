/** Generated views with the filter form of the specification and a drawer for one call. */
import { lazy } from 'react'
import generated from '#resources/generated/api-logs/index.ts'

const list = lazy(async () => ({ default: (await import('./ApiLogPage.tsx')).ApiLogPage }))

export default {
  ...generated,
  list,
  show: lazy(async () => ({ default: (await import('./ApiLogShow.tsx')).ApiLogShow })),
}
