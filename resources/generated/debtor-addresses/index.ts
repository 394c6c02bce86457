// Generated from debtor-address.schema.json by npm run codegen. Do not edit.
import { lazy } from 'react'
import type { EntityOptions } from '#resources/entityOptions.ts'

export default {
  name: 'debtor-address',
  recordRepresentation: 'street',
  list: lazy(async () => ({ default: (await import('./views.ts')).DebtorAddressList })),
  show: lazy(async () => ({ default: (await import('./views.ts')).DebtorAddressShow })),
  edit: lazy(async () => ({ default: (await import('./forms.ts')).DebtorAddressEdit })),
  create: lazy(async () => ({ default: (await import('./forms.ts')).DebtorAddressCreate })),
  options: {
    access: {
      read: 'ROLE_FILE_SEARCH or ROLE_FILE_EDIT',
      create: 'ROLE_FILE_CREATE or ROLE_FILE_EDIT',
      update: 'ROLE_FILE_EDIT',
    },
    search: true,
    preload: () => import('./views.ts'),
    form: lazy(async () => ({ default: (await import('./forms.ts')).DebtorAddressForm })),
    list: lazy(async () => ({ default: (await import('./views.ts')).DebtorAddressList })),
  } satisfies EntityOptions,
}
