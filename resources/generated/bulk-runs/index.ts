// Generated from bulk-run.schema.json by npm run codegen. Do not edit.
import { lazy } from 'react'
import type { EntityOptions } from '#resources/entityOptions.ts'

export default {
  name: 'bulk-run',
  recordRepresentation: 'entity',
  list: lazy(async () => ({ default: (await import('./views.ts')).BulkRunList })),
  show: lazy(async () => ({ default: (await import('./views.ts')).BulkRunShow })),
  options: {
    access: { read: 'ROLE_EMPLOYEE' },
    menuGroup: 'settings',
    totals: ['changed', 'refused'],
    preload: () => import('./views.ts'),
    list: lazy(async () => ({ default: (await import('./views.ts')).BulkRunList })),
  } satisfies EntityOptions,
}
