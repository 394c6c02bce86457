// Generated from close-reason.schema.json by npm run codegen. Do not edit.
import { lazy } from 'react'
import type { EntityOptions } from '#resources/entityOptions.ts'
import { localizedTitle } from '#resources/texts/titleText.ts'

export default {
  name: 'close-reason',
  recordRepresentation: localizedTitle('name'),
  list: lazy(async () => ({ default: (await import('./views.ts')).CloseReasonList })),
  show: lazy(async () => ({ default: (await import('./views.ts')).CloseReasonShow })),
  options: {
    access: { read: 'ROLE_EMPLOYEE or ROLE_SETTINGS', create: 'ROLE_SETTINGS', update: 'ROLE_SETTINGS' },
    menuGroup: 'settings',
    dialog: true,
    used: true,
    preload: () => import('./views.ts'),
    form: lazy(async () => ({ default: (await import('./forms.ts')).CloseReasonForm })),
    list: lazy(async () => ({ default: (await import('./views.ts')).CloseReasonList })),
  } satisfies EntityOptions,
}
