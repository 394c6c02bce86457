// Generated from user.schema.json by npm run codegen. Do not edit.
import { lazy } from 'react'
import type { EntityOptions } from '#resources/entityOptions.ts'

export default {
  name: 'user',
  recordRepresentation: 'name',
  list: lazy(async () => ({ default: (await import('./views.ts')).UserList })),
  show: lazy(async () => ({ default: (await import('./views.ts')).UserShow })),
  edit: lazy(async () => ({ default: (await import('./forms.ts')).UserEdit })),
  create: lazy(async () => ({ default: (await import('./forms.ts')).UserCreate })),
  options: {
    access: { read: 'ROLE_MANAGE_EMPLOYEE', create: 'ROLE_MANAGE_EMPLOYEE', update: 'ROLE_MANAGE_EMPLOYEE' },
    menuGroup: 'employees',
    search: true,
    preload: () => import('./views.ts'),
    form: lazy(async () => ({ default: (await import('./forms.ts')).UserForm })),
    list: lazy(async () => ({ default: (await import('./views.ts')).UserList })),
  } satisfies EntityOptions,
}
