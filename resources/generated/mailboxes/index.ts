// Generated from mailbox.schema.json by npm run codegen. Do not edit.
import { lazy } from 'react'
import type { EntityOptions } from '#resources/entityOptions.ts'

export default {
  name: 'mailbox',
  recordRepresentation: 'address',
  list: lazy(async () => ({ default: (await import('./views.ts')).MailboxList })),
  show: lazy(async () => ({ default: (await import('./views.ts')).MailboxShow })),
  options: {
    access: { read: 'ROLE_SETTINGS', create: 'ROLE_SETTINGS', update: 'ROLE_SETTINGS' },
    dialog: true,
    search: true,
    preload: () => import('./views.ts'),
    form: lazy(async () => ({ default: (await import('./forms.ts')).MailboxForm })),
    list: lazy(async () => ({ default: (await import('./views.ts')).MailboxList })),
  } satisfies EntityOptions,
}
