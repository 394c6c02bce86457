// Generated from allocation-template.schema.json by npm run codegen. Do not edit.
import { lazy } from 'react'
import type { EntityOptions } from '#resources/entityOptions.ts'

export default {
  name: 'allocation-template',
  recordRepresentation: 'name',
  list: lazy(async () => ({ default: (await import('./views.ts')).AllocationTemplateList })),
  show: lazy(async () => ({ default: (await import('./views.ts')).AllocationTemplateShow })),
  edit: lazy(async () => ({ default: (await import('./forms.ts')).AllocationTemplateEdit })),
  create: lazy(async () => ({ default: (await import('./forms.ts')).AllocationTemplateCreate })),
  options: {
    access: { read: 'ROLE_EMPLOYEE', create: 'ROLE_EMPLOYEE', update: 'ROLE_EMPLOYEE' },
    menuGroup: 'finance',
    search: true,
    preload: () => import('./views.ts'),
    form: lazy(async () => ({ default: (await import('./forms.ts')).AllocationTemplateForm })),
    list: lazy(async () => ({ default: (await import('./views.ts')).AllocationTemplateList })),
  } satisfies EntityOptions,
}
