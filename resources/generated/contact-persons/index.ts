// Generated from contact-person.schema.json by npm run codegen. Do not edit.
import { lazy } from 'react'
import type { EntityOptions } from '#resources/entityOptions.ts'

export default {
  name: 'contact-person',
  recordRepresentation: 'lastName',
  list: lazy(async () => ({ default: (await import('./views.ts')).ContactPersonList })),
  show: lazy(async () => ({ default: (await import('./views.ts')).ContactPersonShow })),
  options: {
    access: {
      read: 'ROLE_EMPLOYEE or ROLE_CUSTOMER or ROLE_CONTACT_PERSON',
      create: 'ROLE_MANAGE_CLIENT',
      update: 'ROLE_MANAGE_CLIENT',
    },
    menuGroup: 'customers',
    dialog: true,
    search: true,
    preload: () => import('./views.ts'),
    form: lazy(async () => ({ default: (await import('./forms.ts')).ContactPersonForm })),
    list: lazy(async () => ({ default: (await import('./views.ts')).ContactPersonList })),
  } satisfies EntityOptions,
}
