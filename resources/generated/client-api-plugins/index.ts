// Generated from client-api-plugin.schema.json by npm run codegen. Do not edit.
import { lazy } from 'react'
import type { EntityOptions } from '#resources/entityOptions.ts'

export default {
  name: 'client-api-plugin',
  recordRepresentation: 'plugin',
  list: lazy(async () => ({ default: (await import('./views.ts')).ClientApiPluginList })),
  show: lazy(async () => ({ default: (await import('./views.ts')).ClientApiPluginShow })),
  options: {
    access: { read: 'ROLE_STATISTIC_DASHBOARD_CLIENT' },
    menuGroup: 'integration',
    preload: () => import('./views.ts'),
    list: lazy(async () => ({ default: (await import('./views.ts')).ClientApiPluginList })),
  } satisfies EntityOptions,
}
