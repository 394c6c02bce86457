// Generated from saved-view.schema.json by npm run codegen. Do not edit.
import { lazy } from 'react'
import type { EntityOptions } from '#resources/entityOptions.ts'

export default {
  name: 'saved-view',
  recordRepresentation: 'name',
  list: lazy(async () => ({ default: (await import('./views.ts')).SavedViewList })),
  show: lazy(async () => ({ default: (await import('./views.ts')).SavedViewShow })),
  options: {
    access: { read: 'ROLE_EMPLOYEE', create: 'ROLE_EMPLOYEE', update: 'ROLE_EMPLOYEE' },
    menuGroup: 'settings',
    dialog: true,
    search: true,
    preload: () => import('./views.ts'),
    form: lazy(async () => ({ default: (await import('./forms.ts')).SavedViewForm })),
    list: lazy(async () => ({ default: (await import('./views.ts')).SavedViewList })),
  } satisfies EntityOptions,
}
