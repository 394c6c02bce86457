// Generated from file.schema.json by npm run codegen. Do not edit.
import { lazy } from 'react'
import type { EntityOptions } from '#resources/entityOptions.ts'

export default {
  name: 'file',
  recordRepresentation: 'number',
  list: lazy(async () => ({ default: (await import('./views.ts')).FileList })),
  show: lazy(async () => ({ default: (await import('./views.ts')).FileShow })),
  edit: lazy(async () => ({ default: (await import('./forms.ts')).FileEdit })),
  options: {
    access: {
      read: 'ROLE_FILE_SEARCH or ROLE_FILE_SETTINGS_EDIT or ROLE_CUSTOMER or ROLE_CONTACT_PERSON',
      update: 'ROLE_FILE_EDIT',
    },
    menuGroup: 'files',
    totals: [
      'principal',
      'interest',
      'collectionCosts',
      'courtCosts',
      'otherCosts',
      'paid',
      'overpayment',
      'outstanding',
    ],
    search: true,
    preload: () => import('./views.ts'),
    form: lazy(async () => ({ default: (await import('./forms.ts')).FileForm })),
    actionInputs: async () => (await import('./actions.tsx')).actionInputs,
    list: lazy(async () => ({ default: (await import('./views.ts')).FileList })),
  } satisfies EntityOptions,
}
