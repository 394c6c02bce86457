/** Customers (opdrachtgevers), their people and their way in. */
import { subject } from '#server/records/subject.ts'
import { contactPersonHooks } from './contactPersonHooks.ts'
import { customerHooks } from './customerHooks.ts'
import { customerRoutes } from './customerRoutes.ts'
import { lookupRoutes } from './lookupRoutes.ts'

export const customers = subject({
  hooks: {
    'contact-person': contactPersonHooks,
    customer: customerHooks,
  },
  routes: [customerRoutes, lookupRoutes],
})
