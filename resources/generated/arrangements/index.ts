// Generated from arrangement.schema.json by npm run codegen. Do not edit.
import { lazy } from 'react'
import type { EntityOptions } from '#resources/entityOptions.ts'

export default {
  name: 'arrangement',
  recordRepresentation: 'number',
  list: lazy(async () => ({ default: (await import('./views.ts')).ArrangementList })),
  show: lazy(async () => ({ default: (await import('./views.ts')).ArrangementShow })),
  edit: lazy(async () => ({ default: (await import('./forms.ts')).ArrangementEdit })),
  options: {
    access: { read: 'ROLE_FILE_SEARCH or ROLE_CUSTOMER or ROLE_CONTACT_PERSON', update: 'ROLE_FILE_EDIT' },
    menuGroup: 'files',
    hasRows: true,
    totals: ['total', 'downPayment', 'instalmentAmount', 'toleranceAmount', 'paidAmount', 'rest'],
    search: true,
    preload: () => import('./views.ts'),
    form: lazy(async () => ({ default: (await import('./forms.ts')).ArrangementForm })),
    actionInputs: async () => (await import('./actions.tsx')).actionInputs,
    list: lazy(async () => ({ default: (await import('./views.ts')).ArrangementList })),
  } satisfies EntityOptions,
}
