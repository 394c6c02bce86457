/** Generated views with a calculator on the page of each price list. */
import generated from '#resources/generated/client-cost-templates/index.ts'
import { lazyPart } from '#resources/page/lazyPart.tsx'

export default {
  ...generated,
  options: {
    ...generated.options,
    actions: lazyPart(async () => ({ default: (await import('./ClientCostTool.tsx')).ClientCostTool })),
  },
}
