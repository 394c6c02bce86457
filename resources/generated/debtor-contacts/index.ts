// Generated from debtor-contact.schema.json by npm run codegen. Do not edit.
import { lazy } from 'react'
import type { EntityOptions } from '#resources/entityOptions.ts'

export default {
  name: 'debtor-contact',
  recordRepresentation: 'value',
  list: lazy(async () => ({ default: (await import('./views.ts')).DebtorContactList })),
  show: lazy(async () => ({ default: (await import('./views.ts')).DebtorContactShow })),
  edit: lazy(async () => ({ default: (await import('./forms.ts')).DebtorContactEdit })),
  create: lazy(async () => ({ default: (await import('./forms.ts')).DebtorContactCreate })),
  options: {
    access: {
      read: 'ROLE_FILE_SEARCH or ROLE_FILE_EDIT',
      create: 'ROLE_FILE_CREATE or ROLE_FILE_EDIT',
      update: 'ROLE_FILE_EDIT',
    },
    search: true,
    preload: () => import('./views.ts'),
    form: lazy(async () => ({ default: (await import('./forms.ts')).DebtorContactForm })),
    list: lazy(async () => ({ default: (await import('./views.ts')).DebtorContactList })),
  } satisfies EntityOptions,
}
