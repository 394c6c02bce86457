/** As generated, with the actions that move it from one state to the next. */
import { lazy } from 'react'
import generated from '#resources/generated/due-diligence/index.ts'

export default {
  ...generated,
  options: {
    ...generated.options,
    actions: lazy(async () => ({ default: (await import('./DueDiligenceActions.tsx')).DueDiligenceActions })),
  },
}
