// Generated from employee-group.schema.json by npm run codegen. Do not edit.
import { lazy } from 'react'
import type { EntityOptions } from '#resources/entityOptions.ts'

export default {
  name: 'employee-group',
  recordRepresentation: 'name',
  list: lazy(async () => ({ default: (await import('./views.ts')).EmployeeGroupList })),
  show: lazy(async () => ({ default: (await import('./views.ts')).EmployeeGroupShow })),
  options: {
    access: { read: 'ROLE_MANAGE_EMPLOYEE', create: 'ROLE_MANAGE_EMPLOYEE', update: 'ROLE_MANAGE_EMPLOYEE' },
    menuGroup: 'employees',
    dialog: true,
    used: true,
    preload: () => import('./views.ts'),
    form: lazy(async () => ({ default: (await import('./forms.ts')).EmployeeGroupForm })),
    list: lazy(async () => ({ default: (await import('./views.ts')).EmployeeGroupList })),
  } satisfies EntityOptions,
}
