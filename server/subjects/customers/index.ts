/** Customers (opdrachtgevers), their contact persons and portal access. */
import { subject } from '#server/records/subject.ts'
import { contactPersonHooks } from './contactPersonHooks.ts'
import { customerRoutes } from './customerRoutes.ts'
import { endAccess } from './endAccess.ts'
import { lookupRoutes } from './lookupRoutes.ts'
import { signOutPeople } from './signOutPeople.ts'

export const customers = subject({
  hooks: {
    'contact-person': contactPersonHooks,
  },
  listens: {
    'contact-person': [endAccess],
    customer: [signOutPeople],
  },
  routes: [customerRoutes, lookupRoutes],
})
