// Generated from tag.schema.json by npm run codegen. Do not edit.
import { lazy } from 'react'
import type { EntityOptions } from '#resources/entityOptions.ts'

export default {
  name: 'tag',
  recordRepresentation: 'name',
  list: lazy(async () => ({ default: (await import('./views.ts')).TagList })),
  show: lazy(async () => ({ default: (await import('./views.ts')).TagShow })),
  options: {
    access: { read: 'ROLE_EMPLOYEE', create: 'ROLE_SETTINGS', update: 'ROLE_SETTINGS' },
    menuGroup: 'settings',
    dialog: true,
    used: true,
    preload: () => import('./views.ts'),
    form: lazy(async () => ({ default: (await import('./forms.ts')).TagForm })),
    list: lazy(async () => ({ default: (await import('./views.ts')).TagList })),
  } satisfies EntityOptions,
}
