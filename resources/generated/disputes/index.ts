// Generated from dispute.schema.json by npm run codegen. Do not edit.
import { lazy } from 'react'
import type { EntityOptions } from '#resources/entityOptions.ts'

export default {
  name: 'dispute',
  recordRepresentation: 'id',
  list: lazy(async () => ({ default: (await import('./views.ts')).DisputeList })),
  show: lazy(async () => ({ default: (await import('./views.ts')).DisputeShow })),
  options: {
    access: {
      read: 'ROLE_FILE_SEARCH or ROLE_CUSTOMER or ROLE_CONTACT_PERSON',
      create: 'ROLE_FILE_EDIT',
      update: 'ROLE_FILE_EDIT',
    },
    dialog: true,
    preload: () => import('./views.ts'),
    form: lazy(async () => ({ default: (await import('./forms.ts')).DisputeForm })),
    actionInputs: async () => (await import('./actions.tsx')).actionInputs,
    list: lazy(async () => ({ default: (await import('./views.ts')).DisputeList })),
  } satisfies EntityOptions,
}
