// Generated from insolvency-event.schema.json by npm run codegen. Do not edit.
import { lazy } from 'react'
import type { EntityOptions } from '#resources/entityOptions.ts'

export default {
  name: 'insolvency-event',
  recordRepresentation: 'reference',
  list: lazy(async () => ({ default: (await import('./views.ts')).InsolvencyEventList })),
  show: lazy(async () => ({ default: (await import('./views.ts')).InsolvencyEventShow })),
  options: {
    access: { read: 'ROLE_FILE_SEARCH or ROLE_FILE_EDIT', update: 'ROLE_FILE_EDIT' },
    dialog: true,
    search: true,
    preload: () => import('./views.ts'),
    form: lazy(async () => ({ default: (await import('./forms.ts')).InsolvencyEventForm })),
    actionInputs: async () => (await import('./actions.tsx')).actionInputs,
    list: lazy(async () => ({ default: (await import('./views.ts')).InsolvencyEventList })),
  } satisfies EntityOptions,
}
