// Generated from interruption-event.schema.json by npm run codegen. Do not edit.
import { lazy } from 'react'
import type { EntityOptions } from '#resources/entityOptions.ts'

export default {
  name: 'interruption-event',
  recordRepresentation: 'id',
  list: lazy(async () => ({ default: (await import('./views.ts')).InterruptionEventList })),
  show: lazy(async () => ({ default: (await import('./views.ts')).InterruptionEventShow })),
  options: {
    access: { read: 'ROLE_FILE_SEARCH or ROLE_CUSTOMER or ROLE_CONTACT_PERSON', create: 'ROLE_FILE_EDIT' },
    dialog: true,
    preload: () => import('./views.ts'),
    form: lazy(async () => ({ default: (await import('./forms.ts')).InterruptionEventForm })),
    list: lazy(async () => ({ default: (await import('./views.ts')).InterruptionEventList })),
  } satisfies EntityOptions,
}
