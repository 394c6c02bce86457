/** Courts as generated, with a way to find that of a debtor. */
import { lazy } from 'react'
import generated from '#resources/generated/courts/index.ts'

export default {
  ...generated,
  options: {
    ...generated.options,
    listActions: lazy(async () => ({ default: (await import('./FindCourtTool.tsx')).FindCourtTool })),
  },
}
