/** Generated views with a tool that finds the court of a debtor. */
import generated from '#resources/generated/courts/index.ts'
import { lazyPart } from '#resources/page/lazyPart.tsx'

export default {
  ...generated,
  options: {
    ...generated.options,
    listActions: lazyPart(async () => ({ default: (await import('./FindCourtTool.tsx')).FindCourtTool })),
  },
}
