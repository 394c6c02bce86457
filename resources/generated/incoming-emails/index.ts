// Generated from incoming-email.schema.json by npm run codegen. Do not edit.
import { lazy } from 'react'
import type { EntityOptions } from '#resources/entityOptions.ts'

export default {
  name: 'incoming-email',
  recordRepresentation: 'subject',
  list: lazy(async () => ({ default: (await import('./views.ts')).IncomingEmailList })),
  show: lazy(async () => ({ default: (await import('./views.ts')).IncomingEmailShow })),
  options: {
    access: { read: 'ROLE_EMAIL_IMPORT' },
    menuGroup: 'messages',
    search: true,
    preload: () => import('./views.ts'),
    actionInputs: async () => (await import('./actions.tsx')).actionInputs,
    list: lazy(async () => ({ default: (await import('./views.ts')).IncomingEmailList })),
  } satisfies EntityOptions,
}
