// Generated from team.schema.json by npm run codegen. Do not edit.
import { lazy } from 'react'
import type { EntityOptions } from '#resources/entityOptions.ts'

export default {
  name: 'team',
  recordRepresentation: 'name',
  list: lazy(async () => ({ default: (await import('./views.ts')).TeamList })),
  show: lazy(async () => ({ default: (await import('./views.ts')).TeamShow })),
  edit: lazy(async () => ({ default: (await import('./forms.ts')).TeamEdit })),
  create: lazy(async () => ({ default: (await import('./forms.ts')).TeamCreate })),
  options: {
    access: { read: 'ROLE_EMPLOYEE or ROLE_SETTINGS', create: 'ROLE_SETTINGS', update: 'ROLE_SETTINGS' },
    menuGroup: 'settings',
    used: true,
    preload: () => import('./views.ts'),
    form: lazy(async () => ({ default: (await import('./forms.ts')).TeamForm })),
    list: lazy(async () => ({ default: (await import('./views.ts')).TeamList })),
  } satisfies EntityOptions,
}
