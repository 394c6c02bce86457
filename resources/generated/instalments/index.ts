// Generated from instalment.schema.json by npm run codegen. Do not edit.
import { lazy } from 'react'
import type { EntityOptions } from '#resources/entityOptions.ts'

export default {
  name: 'instalment',
  recordRepresentation: 'dueDate',
  list: lazy(async () => ({ default: (await import('./views.ts')).InstalmentList })),
  show: lazy(async () => ({ default: (await import('./views.ts')).InstalmentShow })),
  options: {
    access: { read: 'ROLE_FILE_SEARCH or ROLE_CUSTOMER or ROLE_CONTACT_PERSON' },
    totals: ['amount', 'paidAmount'],
    preload: () => import('./views.ts'),
    actionInputs: async () => (await import('./actions.tsx')).actionInputs,
    list: lazy(async () => ({ default: (await import('./views.ts')).InstalmentList })),
  } satisfies EntityOptions,
}
