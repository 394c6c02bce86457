/** Employees as generated, with additional actions on accounts. */
import generated from '#resources/generated/users/index.ts'
import { lazyPart } from '#resources/page/lazyPart.tsx'

export default {
  ...generated,
  options: {
    ...generated.options,
    actions: lazyPart(async () => ({ default: (await import('./UserActions.tsx')).UserActions })),
    hasOwnToggle: true,
    rowActions: lazyPart(async () => ({ default: (await import('./UserRowActions.tsx')).UserRowActions }), 'nothing'),
  },
}
