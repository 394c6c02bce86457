// Generated from api-log.schema.json by npm run codegen. Do not edit.
import { lazy } from 'react'
import type { EntityOptions } from '#resources/entityOptions.ts'

export default {
  name: 'api-log',
  recordRepresentation: 'path',
  list: lazy(async () => ({ default: (await import('./views.ts')).ApiLogList })),
  show: lazy(async () => ({ default: (await import('./views.ts')).ApiLogShow })),
  options: {
    access: { read: 'ROLE_API_LOG_VIEW' },
    menuGroup: 'integration',
    preload: () => import('./views.ts'),
    list: lazy(async () => ({ default: (await import('./views.ts')).ApiLogList })),
  } satisfies EntityOptions,
}
