// Generated from file-status.schema.json by npm run codegen. Do not edit.
import { lazy } from 'react'
import type { EntityOptions } from '#resources/entityOptions.ts'
import { localizedTitle } from '#resources/texts/titleText.ts'

export default {
  name: 'file-status',
  recordRepresentation: localizedTitle('name'),
  list: lazy(async () => ({ default: (await import('./views.ts')).FileStatusList })),
  show: lazy(async () => ({ default: (await import('./views.ts')).FileStatusShow })),
  options: {
    access: { read: 'ROLE_EMPLOYEE or ROLE_SETTINGS', create: 'ROLE_SETTINGS', update: 'ROLE_SETTINGS' },
    menuGroup: 'settings',
    dialog: true,
    used: true,
    preload: () => import('./views.ts'),
    form: lazy(async () => ({ default: (await import('./forms.ts')).FileStatusForm })),
    list: lazy(async () => ({ default: (await import('./views.ts')).FileStatusList })),
  } satisfies EntityOptions,
}
