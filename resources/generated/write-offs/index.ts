// Generated from write-off.schema.json by npm run codegen. Do not edit.
import { lazy } from 'react'
import type { EntityOptions } from '#resources/entityOptions.ts'

export default {
  name: 'write-off',
  recordRepresentation: 'id',
  list: lazy(async () => ({ default: (await import('./views.ts')).WriteOffList })),
  show: lazy(async () => ({ default: (await import('./views.ts')).WriteOffShow })),
  options: {
    access: {
      read: 'ROLE_FILE_SEARCH or ROLE_CUSTOMER or ROLE_CONTACT_PERSON',
      create: 'ROLE_FINANCE or ROLE_EMPLOYEE_FINANCE or ROLE_FILE_EDIT',
    },
    dialog: true,
    totals: ['amount'],
    preload: () => import('./views.ts'),
    form: lazy(async () => ({ default: (await import('./forms.ts')).WriteOffForm })),
    actionInputs: async () => (await import('./actions.tsx')).actionInputs,
    list: lazy(async () => ({ default: (await import('./views.ts')).WriteOffList })),
  } satisfies EntityOptions,
}
