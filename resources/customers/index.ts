/** As generated, but added step by step, and shown in tabs. */
import { lazy } from 'react'
import generated from '#resources/generated/customers/index.ts'

export default {
  ...generated,
  create: lazy(async () => ({ default: (await import('./wizard/CustomerWizard.tsx')).CustomerWizard })),
  options: {
    ...generated.options,
    showLayout: lazy(async () => ({ default: (await import('./CustomerTabs.tsx')).CustomerTabs })),
  },
}
