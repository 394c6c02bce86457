// Generated from import-job.schema.json by npm run codegen. Do not edit.
import { lazy } from 'react'
import type { EntityOptions } from '#resources/entityOptions.ts'

export default {
  name: 'import-job',
  recordRepresentation: 'name',
  list: lazy(async () => ({ default: (await import('./views.ts')).ImportJobList })),
  show: lazy(async () => ({ default: (await import('./views.ts')).ImportJobShow })),
  options: {
    access: { read: 'ROLE_FILE_CREATE_UPLOAD or ROLE_PRECASSO_CREATE_UPLOAD or ROLE_ADMIN' },
    search: true,
    preload: () => import('./views.ts'),
    list: lazy(async () => ({ default: (await import('./views.ts')).ImportJobList })),
  } satisfies EntityOptions,
}
