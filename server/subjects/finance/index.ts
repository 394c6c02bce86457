/** Definitions for incoming money: allocation, costs, descriptions of payments. */
import { subject } from '#server/records/subject.ts'
import { allocationTemplateHooks } from './allocationTemplateHooks.ts'
import { costTypeHooks } from './costTypeHooks.ts'
import { paymentDescriptionHooks } from './paymentDescriptionHooks.ts'

export const finance = subject({
  hooks: {
    'allocation-template': allocationTemplateHooks,
    'cost-type': costTypeHooks,
    'payment-description': paymentDescriptionHooks,
  },
})
