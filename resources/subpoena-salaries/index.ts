/** Salaries of the representative as generated, with the calculator of court costs above them. */
import { lazy } from 'react'
import generated from '#resources/generated/subpoena-salaries/index.ts'

export default {
  ...generated,
  options: {
    ...generated.options,
    listActions: lazy(async () => ({ default: (await import('./CourtCostsTool.tsx')).CourtCostsTool })),
  },
}
