// Generated from shared-info.schema.json by npm run codegen. Do not edit.
import { lazy } from 'react'
import type { EntityOptions } from '#resources/entityOptions.ts'

export default {
  name: 'shared-info',
  recordRepresentation: 'title',
  list: lazy(async () => ({ default: (await import('./views.ts')).SharedInfoList })),
  show: lazy(async () => ({ default: (await import('./views.ts')).SharedInfoShow })),
  edit: lazy(async () => ({ default: (await import('./forms.ts')).SharedInfoEdit })),
  create: lazy(async () => ({ default: (await import('./forms.ts')).SharedInfoCreate })),
  options: {
    access: {
      read: 'ROLE_ADMIN or ROLE_SUPER_ADMIN',
      create: 'ROLE_ADMIN or ROLE_SUPER_ADMIN',
      update: 'ROLE_ADMIN or ROLE_SUPER_ADMIN',
    },
    menuGroup: 'news',
    search: true,
    preload: () => import('./views.ts'),
    form: lazy(async () => ({ default: (await import('./forms.ts')).SharedInfoForm })),
    list: lazy(async () => ({ default: (await import('./views.ts')).SharedInfoList })),
  } satisfies EntityOptions,
}
