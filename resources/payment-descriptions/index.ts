/** Generated views with a test tool above the list. */
import generated from '#resources/generated/payment-descriptions/index.ts'
import { lazyPart } from '#resources/page/lazyPart.tsx'

export default {
  ...generated,
  options: {
    ...generated.options,
    listActions: lazyPart(async () => ({ default: (await import('./BankLineTool.tsx')).BankLineTool })),
  },
}
