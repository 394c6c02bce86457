// Generated from export-job.schema.json by npm run codegen. Do not edit.
import { lazy } from 'react'
import type { EntityOptions } from '#resources/entityOptions.ts'

export default {
  name: 'export-job',
  recordRepresentation: 'sha256',
  list: lazy(async () => ({ default: (await import('./views.ts')).ExportJobList })),
  show: lazy(async () => ({ default: (await import('./views.ts')).ExportJobShow })),
  options: {
    access: { read: 'ROLE_FILE_EXPORT or ROLE_CONTACT_PERSON' },
    preload: () => import('./views.ts'),
    list: lazy(async () => ({ default: (await import('./views.ts')).ExportJobList })),
  } satisfies EntityOptions,
}
