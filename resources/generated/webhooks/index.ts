// Generated from webhook.schema.json by npm run codegen. Do not edit.
import { lazy } from 'react'
import type { EntityOptions } from '#resources/entityOptions.ts'

export default {
  name: 'webhook',
  recordRepresentation: 'name',
  list: lazy(async () => ({ default: (await import('./views.ts')).WebhookList })),
  show: lazy(async () => ({ default: (await import('./views.ts')).WebhookShow })),
  options: {
    access: { read: 'ROLE_CUSTOMER', create: 'ROLE_CUSTOMER', update: 'ROLE_CUSTOMER' },
    menuGroup: 'integration',
    dialog: true,
    search: true,
    preload: () => import('./views.ts'),
    form: lazy(async () => ({ default: (await import('./forms.ts')).WebhookForm })),
    list: lazy(async () => ({ default: (await import('./views.ts')).WebhookList })),
  } satisfies EntityOptions,
}
