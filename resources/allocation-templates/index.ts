/** Generated views with a calculator on the page of each template; the default template cannot be deleted. */
import type { RaRecord } from 'react-admin'
import generated from '#resources/generated/allocation-templates/index.ts'
import { lazyPart } from '#resources/page/lazyPart.tsx'

export default {
  ...generated,
  options: {
    ...generated.options,
    isKept: (record: RaRecord) => record.isDefault === true,
    actions: lazyPart(async () => ({ default: (await import('./AllocationTool.tsx')).AllocationTool })),
  },
}
