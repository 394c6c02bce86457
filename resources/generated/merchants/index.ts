// Generated from merchant.schema.json by npm run codegen. Do not edit.
import { lazy } from 'react'
import type { EntityOptions } from '#resources/entityOptions.ts'

export default {
  name: 'merchant',
  recordRepresentation: 'name',
  list: lazy(async () => ({ default: (await import('./views.ts')).MerchantList })),
  show: lazy(async () => ({ default: (await import('./views.ts')).MerchantShow })),
  options: {
    access: { read: 'ROLE_SETTINGS or ROLE_CUSTOMER', create: 'ROLE_SETTINGS', update: 'ROLE_SETTINGS' },
    menuGroup: 'settings',
    dialog: true,
    pagination: false,
    search: true,
    preload: () => import('./views.ts'),
    form: lazy(async () => ({ default: (await import('./forms.ts')).MerchantForm })),
    list: lazy(async () => ({ default: (await import('./views.ts')).MerchantList })),
  } satisfies EntityOptions,
}
