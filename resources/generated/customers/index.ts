// Generated from customer.schema.json by npm run codegen. Do not edit.
import { lazy } from 'react'
import type { EntityOptions } from '#resources/entityOptions.ts'

export default {
  name: 'customer',
  recordRepresentation: 'company',
  list: lazy(async () => ({ default: (await import('./views.ts')).CustomerList })),
  show: lazy(async () => ({ default: (await import('./views.ts')).CustomerShow })),
  edit: lazy(async () => ({ default: (await import('./forms.ts')).CustomerEdit })),
  create: lazy(async () => ({ default: (await import('./forms.ts')).CustomerCreate })),
  options: {
    access: {
      read: 'ROLE_EMPLOYEE or ROLE_CUSTOMER or ROLE_CONTACT_PERSON',
      create: 'ROLE_MANAGE_CLIENT or ROLE_CUSTOMER_CREATE',
      update: 'ROLE_MANAGE_CLIENT',
    },
    menuGroup: 'customers',
    search: true,
    preload: () => import('./views.ts'),
    form: lazy(async () => ({ default: (await import('./forms.ts')).CustomerForm })),
    list: lazy(async () => ({ default: (await import('./views.ts')).CustomerList })),
  } satisfies EntityOptions,
}
