/** Rules over bank lines as generated, with a test box above them. */
import generated from '#resources/generated/payment-descriptions/index.ts'
import { lazyPart } from '#resources/lazyPart.tsx'

export default {
  ...generated,
  options: {
    ...generated.options,
    listActions: lazyPart(async () => ({ default: (await import('./BankLineTool.tsx')).BankLineTool })),
  },
}
