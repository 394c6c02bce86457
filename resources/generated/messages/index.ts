// Generated from message.schema.json by npm run codegen. Do not edit.
import { lazy } from 'react'
import type { EntityOptions } from '#resources/entityOptions.ts'

export default {
  name: 'message',
  recordRepresentation: 'subject',
  list: lazy(async () => ({ default: (await import('./views.ts')).MessageList })),
  show: lazy(async () => ({ default: (await import('./views.ts')).MessageShow })),
  options: {
    access: { read: 'ROLE_FILE_SEARCH or ROLE_FILE_SEND or ROLE_PROCESSING' },
    menuGroup: 'messages',
    totals: ['announcedCosts', 'cost'],
    search: true,
    preload: () => import('./views.ts'),
    actionInputs: async () => (await import('./actions.tsx')).actionInputs,
    list: lazy(async () => ({ default: (await import('./views.ts')).MessageList })),
  } satisfies EntityOptions,
}
