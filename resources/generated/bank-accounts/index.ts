// Generated from bank-account.schema.json by npm run codegen. Do not edit.
import { lazy } from 'react'
import type { EntityOptions } from '#resources/entityOptions.ts'

export default {
  name: 'bank-account',
  recordRepresentation: 'name',
  list: lazy(async () => ({ default: (await import('./views.ts')).BankAccountList })),
  show: lazy(async () => ({ default: (await import('./views.ts')).BankAccountShow })),
  options: {
    access: { read: 'ROLE_FINANCE', create: 'ROLE_FINANCE', update: 'ROLE_FINANCE' },
    menuGroup: 'finance',
    dialog: true,
    preload: () => import('./views.ts'),
    form: lazy(async () => ({ default: (await import('./forms.ts')).BankAccountForm })),
    list: lazy(async () => ({ default: (await import('./views.ts')).BankAccountList })),
  } satisfies EntityOptions,
}
