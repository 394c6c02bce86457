/** Allocation templates as generated, with a test box on the page of each. */
import generated from '#resources/generated/allocation-templates/index.ts'
import { lazyPart } from '#resources/lazyPart.tsx'

export default {
  ...generated,
  options: {
    ...generated.options,
    actions: lazyPart(async () => ({ default: (await import('./AllocationTool.tsx')).AllocationTool })),
  },
}
