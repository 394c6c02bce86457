// Generated from instalment.schema.json by npm run codegen. Do not edit.
import { lazy } from 'react'
import type { EntityOptions } from '#resources/entityOptions.ts'

export default {
  name: 'instalment',
  recordRepresentation: 'dueDate',
  list: lazy(async () => ({ default: (await import('./views.ts')).InstalmentList })),
  show: lazy(async () => ({ default: (await import('./views.ts')).InstalmentShow })),
  edit: lazy(async () => ({ default: (await import('./forms.ts')).InstalmentEdit })),
  create: lazy(async () => ({ default: (await import('./forms.ts')).InstalmentCreate })),
  options: {
    access: {
      read: 'ROLE_FILE_SEARCH or ROLE_CUSTOMER or ROLE_CONTACT_PERSON',
      create: 'ROLE_FILE_EDIT',
      update: 'ROLE_FILE_EDIT',
    },
    totals: ['amount', 'paidAmount'],
    preload: () => import('./views.ts'),
    form: lazy(async () => ({ default: (await import('./forms.ts')).InstalmentForm })),
    list: lazy(async () => ({ default: (await import('./views.ts')).InstalmentList })),
  } satisfies EntityOptions,
}
