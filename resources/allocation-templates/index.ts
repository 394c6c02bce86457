/** Allocation templates as generated, with a test box on the page of each; a default stays. */
import type { RaRecord } from 'react-admin'
import generated from '#resources/generated/allocation-templates/index.ts'
import { lazyPart } from '#resources/lazyPart.tsx'

export default {
  ...generated,
  options: {
    ...generated.options,
    isKept: (record: RaRecord) => record.isDefault === true,
    actions: lazyPart(async () => ({ default: (await import('./AllocationTool.tsx')).AllocationTool })),
  },
}
