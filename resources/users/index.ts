/** Employees as generated, with what else can be done with an account, and the end of trainings marked in the list. */
import { lazy } from 'react'
import generated from '#resources/generated/users/index.ts'
import { lazyPart } from '#resources/lazyPart.tsx'
import { employees } from './employees.ts'

const list = lazy(async () => ({ default: (await import('./UserList.tsx')).UserList }))

export default {
  ...generated,
  list,
  options: {
    ...generated.options,
    list,
    filter: employees,
    preload: () => import('./UserList.tsx'),
    actions: lazyPart(async () => ({ default: (await import('./UserActions.tsx')).UserActions })),
    hasOwnToggle: true,
    rowActions: lazyPart(async () => ({ default: (await import('./UserRowActions.tsx')).UserRowActions }), 'nothing'),
  },
}
