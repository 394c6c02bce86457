// Generated from document.schema.json by npm run codegen. Do not edit.
import { lazy } from 'react'
import type { EntityOptions } from '#resources/entityOptions.ts'

export default {
  name: 'document',
  recordRepresentation: 'name',
  list: lazy(async () => ({ default: (await import('./views.ts')).DocumentList })),
  show: lazy(async () => ({ default: (await import('./views.ts')).DocumentShow })),
  edit: lazy(async () => ({ default: (await import('./forms.ts')).DocumentEdit })),
  options: {
    access: {
      read: 'ROLE_FILE_SEARCH or ROLE_FILE_SEND or ROLE_PROCESSING or ROLE_CUSTOMER or ROLE_CONTACT_PERSON',
      update: 'ROLE_FILE_EDIT',
    },
    search: true,
    preload: () => import('./views.ts'),
    form: lazy(async () => ({ default: (await import('./forms.ts')).DocumentForm })),
    actionInputs: async () => (await import('./actions.tsx')).actionInputs,
    list: lazy(async () => ({ default: (await import('./views.ts')).DocumentList })),
  } satisfies EntityOptions,
}
