// Generated from dialer-blacklist.schema.json by npm run codegen. Do not edit.
import { lazy } from 'react'
import type { EntityOptions } from '#resources/entityOptions.ts'

export default {
  name: 'dialer-blacklist',
  recordRepresentation: 'phone',
  list: lazy(async () => ({ default: (await import('./views.ts')).DialerBlacklistList })),
  show: lazy(async () => ({ default: (await import('./views.ts')).DialerBlacklistShow })),
  options: {
    access: { read: 'ROLE_SETTINGS', create: 'ROLE_SETTINGS', update: 'ROLE_SETTINGS' },
    menuGroup: 'settings',
    dialog: true,
    search: true,
    preload: () => import('./views.ts'),
    form: lazy(async () => ({ default: (await import('./forms.ts')).DialerBlacklistForm })),
    list: lazy(async () => ({ default: (await import('./views.ts')).DialerBlacklistList })),
  } satisfies EntityOptions,
}
