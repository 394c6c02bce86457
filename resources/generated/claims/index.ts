// Generated from claim.schema.json by npm run codegen. Do not edit.
import { lazy } from 'react'
import type { EntityOptions } from '#resources/entityOptions.ts'

export default {
  name: 'claim',
  recordRepresentation: 'number',
  list: lazy(async () => ({ default: (await import('./views.ts')).ClaimList })),
  show: lazy(async () => ({ default: (await import('./views.ts')).ClaimShow })),
  options: {
    access: {
      read: 'ROLE_FILE_SEARCH or ROLE_FILE_SETTINGS_EDIT or ROLE_CUSTOMER or ROLE_CONTACT_PERSON',
      create: 'ROLE_FILE_EDIT',
      update: 'ROLE_FILE_EDIT',
    },
    dialog: true,
    totals: ['amount', 'openAmount'],
    search: true,
    preload: () => import('./views.ts'),
    form: lazy(async () => ({ default: (await import('./forms.ts')).ClaimForm })),
    list: lazy(async () => ({ default: (await import('./views.ts')).ClaimList })),
  } satisfies EntityOptions,
}
