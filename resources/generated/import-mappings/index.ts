// Generated from import-mapping.schema.json by npm run codegen. Do not edit.
import { lazy } from 'react'
import type { EntityOptions } from '#resources/entityOptions.ts'

export default {
  name: 'import-mapping',
  recordRepresentation: 'name',
  list: lazy(async () => ({ default: (await import('./views.ts')).ImportMappingList })),
  show: lazy(async () => ({ default: (await import('./views.ts')).ImportMappingShow })),
  edit: lazy(async () => ({ default: (await import('./forms.ts')).ImportMappingEdit })),
  create: lazy(async () => ({ default: (await import('./forms.ts')).ImportMappingCreate })),
  options: {
    access: {
      read: 'ROLE_FILE_CREATE_UPLOAD or ROLE_PRECASSO_CREATE_UPLOAD or ROLE_ADMIN',
      create: 'ROLE_FILE_CREATE_UPLOAD or ROLE_PRECASSO_CREATE_UPLOAD or ROLE_ADMIN',
      update: 'ROLE_FILE_CREATE_UPLOAD or ROLE_PRECASSO_CREATE_UPLOAD or ROLE_ADMIN',
    },
    search: true,
    preload: () => import('./views.ts'),
    form: lazy(async () => ({ default: (await import('./forms.ts')).ImportMappingForm })),
    list: lazy(async () => ({ default: (await import('./views.ts')).ImportMappingList })),
  } satisfies EntityOptions,
}
