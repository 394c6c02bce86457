// Generated from scheduled-send.schema.json by npm run codegen. Do not edit.
import { lazy } from 'react'
import type { EntityOptions } from '#resources/entityOptions.ts'

export default {
  name: 'scheduled-send',
  recordRepresentation: 'name',
  list: lazy(async () => ({ default: (await import('./views.ts')).ScheduledSendList })),
  options: {
    access: { read: 'ROLE_PROCESSING', create: 'ROLE_PROCESSING', update: 'ROLE_PROCESSING' },
    dialog: true,
    search: true,
    preload: () => import('./views.ts'),
    form: lazy(async () => ({ default: (await import('./forms.ts')).ScheduledSendForm })),
    list: lazy(async () => ({ default: (await import('./views.ts')).ScheduledSendList })),
  } satisfies EntityOptions,
}
