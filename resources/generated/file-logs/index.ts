// Generated from file-log.schema.json by npm run codegen. Do not edit.
import { lazy } from 'react'
import type { EntityOptions } from '#resources/entityOptions.ts'

export default {
  name: 'file-log',
  recordRepresentation: 'subject',
  list: lazy(async () => ({ default: (await import('./views.ts')).FileLogList })),
  show: lazy(async () => ({ default: (await import('./views.ts')).FileLogShow })),
  edit: lazy(async () => ({ default: (await import('./forms.ts')).FileLogEdit })),
  create: lazy(async () => ({ default: (await import('./forms.ts')).FileLogCreate })),
  options: {
    access: {
      read: 'ROLE_FILE_SEARCH or ROLE_CUSTOMER or ROLE_CONTACT_PERSON',
      create: 'ROLE_FILE_EDIT',
      update: 'ROLE_FILE_EDIT',
    },
    totals: ['termAmount', 'capacity', 'seizureFree'],
    search: true,
    preload: () => import('./views.ts'),
    form: lazy(async () => ({ default: (await import('./forms.ts')).FileLogForm })),
    actionInputs: async () => (await import('./actions.tsx')).actionInputs,
    list: lazy(async () => ({ default: (await import('./views.ts')).FileLogList })),
  } satisfies EntityOptions,
}
