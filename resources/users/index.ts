/** Employees as generated, with what else can be done with an account; the list begins with the office's own. */
import generated from '#resources/generated/users/index.ts'
import { lazyPart } from '#resources/page/lazyPart.tsx'

export default {
  ...generated,
  options: {
    ...generated.options,
    // Accounts of customers and contact persons are found with their customer.
    filter: { kind: 'employee' },
    actions: lazyPart(async () => ({ default: (await import('./UserActions.tsx')).UserActions })),
    hasOwnToggle: true,
    rowActions: lazyPart(async () => ({ default: (await import('./UserRowActions.tsx')).UserRowActions }), 'nothing'),
  },
}
