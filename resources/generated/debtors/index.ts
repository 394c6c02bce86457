// Generated from debtor.schema.json by npm run codegen. Do not edit.
import { lazy } from 'react'
import type { EntityOptions } from '#resources/entityOptions.ts'

export default {
  name: 'debtor',
  recordRepresentation: 'name',
  list: lazy(async () => ({ default: (await import('./views.ts')).DebtorList })),
  show: lazy(async () => ({ default: (await import('./views.ts')).DebtorShow })),
  edit: lazy(async () => ({ default: (await import('./forms.ts')).DebtorEdit })),
  create: lazy(async () => ({ default: (await import('./forms.ts')).DebtorCreate })),
  options: {
    access: {
      read: 'ROLE_FILE_SEARCH or ROLE_FILE_EDIT',
      create: 'ROLE_FILE_CREATE or ROLE_FILE_EDIT',
      update: 'ROLE_FILE_EDIT',
    },
    menuGroup: 'files',
    hasRows: true,
    search: true,
    preload: () => import('./views.ts'),
    form: lazy(async () => ({ default: (await import('./forms.ts')).DebtorForm })),
    list: lazy(async () => ({ default: (await import('./views.ts')).DebtorList })),
  } satisfies EntityOptions,
}
