/** Allocation templates as generated, with a test box on the page of each. */
import { lazy } from 'react'
import generated from '#resources/generated/allocation-templates/index.ts'

export default {
  ...generated,
  options: {
    ...generated.options,
    actions: lazy(async () => ({ default: (await import('./AllocationTool.tsx')).AllocationTool })),
  },
}
