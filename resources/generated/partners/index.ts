// Generated from partner.schema.json by npm run codegen. Do not edit.
import { lazy } from 'react'
import type { EntityOptions } from '#resources/entityOptions.ts'

export default {
  name: 'partner',
  recordRepresentation: 'name',
  list: lazy(async () => ({ default: (await import('./views.ts')).PartnerList })),
  show: lazy(async () => ({ default: (await import('./views.ts')).PartnerShow })),
  edit: lazy(async () => ({ default: (await import('./forms.ts')).PartnerEdit })),
  create: lazy(async () => ({ default: (await import('./forms.ts')).PartnerCreate })),
  options: {
    access: { read: 'ROLE_SETTINGS', create: 'ROLE_SETTINGS', update: 'ROLE_SETTINGS' },
    menuGroup: 'settings',
    totals: ['fee'],
    search: true,
    preload: () => import('./views.ts'),
    form: lazy(async () => ({ default: (await import('./forms.ts')).PartnerForm })),
    list: lazy(async () => ({ default: (await import('./views.ts')).PartnerList })),
  } satisfies EntityOptions,
}
