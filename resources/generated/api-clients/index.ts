// Generated from api-client.schema.json by npm run codegen. Do not edit.
import { lazy } from 'react'
import type { EntityOptions } from '#resources/entityOptions.ts'

export default {
  name: 'api-client',
  recordRepresentation: 'name',
  list: lazy(async () => ({ default: (await import('./views.ts')).ApiClientList })),
  show: lazy(async () => ({ default: (await import('./views.ts')).ApiClientShow })),
  options: {
    access: { read: 'ROLE_SETTINGS', create: 'ROLE_SETTINGS', update: 'ROLE_SETTINGS' },
    menuGroup: 'integration',
    dialog: true,
    search: true,
    preload: () => import('./views.ts'),
    form: lazy(async () => ({ default: (await import('./forms.ts')).ApiClientForm })),
    list: lazy(async () => ({ default: (await import('./views.ts')).ApiClientList })),
  } satisfies EntityOptions,
}
