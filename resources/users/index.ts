/** Employees as generated, with what else can be done with an account. */
import { lazy } from 'react'
import generated from '#resources/generated/users/index.ts'

export default {
  ...generated,
  options: {
    ...generated.options,
    actions: lazy(async () => ({ default: (await import('./UserActions.tsx')).UserActions })),
  },
}
