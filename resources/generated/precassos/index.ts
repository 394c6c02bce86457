// Generated from precasso.schema.json by npm run codegen. Do not edit.
import { lazy } from 'react'
import type { EntityOptions } from '#resources/entityOptions.ts'

export default {
  name: 'precasso',
  recordRepresentation: 'number',
  list: lazy(async () => ({ default: (await import('./views.ts')).PrecassoList })),
  show: lazy(async () => ({ default: (await import('./views.ts')).PrecassoShow })),
  edit: lazy(async () => ({ default: (await import('./forms.ts')).PrecassoEdit })),
  options: {
    access: {
      read: 'ROLE_PRECASSO_SEARCH or ROLE_PROCESSING or ROLE_CUSTOMER or ROLE_CONTACT_PERSON',
      update: 'ROLE_EMPLOYEE and ROLE_PRECASSO_CREATE',
    },
    menuGroup: 'precasso',
    totals: ['amount', 'openAmount'],
    search: true,
    preload: () => import('./views.ts'),
    form: lazy(async () => ({ default: (await import('./forms.ts')).PrecassoForm })),
    actionInputs: async () => (await import('./actions.tsx')).actionInputs,
    list: lazy(async () => ({ default: (await import('./views.ts')).PrecassoList })),
  } satisfies EntityOptions,
}
