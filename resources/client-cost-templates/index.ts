/** Price lists as generated, with a calculator on the page of each. */
import { lazy } from 'react'
import generated from '#resources/generated/client-cost-templates/index.ts'

export default {
  ...generated,
  options: {
    ...generated.options,
    actions: lazy(async () => ({ default: (await import('./ClientCostTool.tsx')).ClientCostTool })),
  },
}
