/** Rules over bank lines as generated, with a test box above them. */
import { lazy } from 'react'
import generated from '#resources/generated/payment-descriptions/index.ts'

export default {
  ...generated,
  options: {
    ...generated.options,
    listActions: lazy(async () => ({ default: (await import('./BankLineTool.tsx')).BankLineTool })),
  },
}
