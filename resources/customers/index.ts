/** Generated views with a wizard for new clients and tabs on their page. */
import { lazy } from 'react'
import generated from '#resources/generated/customers/index.ts'
import { lazyPart } from '#resources/page/lazyPart.tsx'

export default {
  ...generated,
  create: lazy(async () => ({ default: (await import('./wizard/CustomerWizard.tsx')).CustomerWizard })),
  options: {
    ...generated.options,
    showLayout: lazyPart(async () => ({ default: (await import('./CustomerTabs.tsx')).CustomerTabs })),
  },
}
