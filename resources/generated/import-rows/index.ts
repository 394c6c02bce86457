// Generated from import-row.schema.json by npm run codegen. Do not edit.
import { lazy } from 'react'
import type { EntityOptions } from '#resources/entityOptions.ts'

export default {
  name: 'import-row',
  recordRepresentation: 'rowNumber',
  list: lazy(async () => ({ default: (await import('./views.ts')).ImportRowList })),
  options: {
    access: { read: 'ROLE_FILE_CREATE_UPLOAD or ROLE_PRECASSO_CREATE_UPLOAD or ROLE_ADMIN' },
    preload: () => import('./views.ts'),
    list: lazy(async () => ({ default: (await import('./views.ts')).ImportRowList })),
  } satisfies EntityOptions,
}
