// Generated from webhook-delivery.schema.json by npm run codegen. Do not edit.
import { lazy } from 'react'
import type { EntityOptions } from '#resources/entityOptions.ts'

export default {
  name: 'webhook-delivery',
  recordRepresentation: 'eventId',
  list: lazy(async () => ({ default: (await import('./views.ts')).WebhookDeliveryList })),
  show: lazy(async () => ({ default: (await import('./views.ts')).WebhookDeliveryShow })),
  options: {
    access: { read: 'ROLE_API_LOG_VIEW' },
    menuGroup: 'integration',
    preload: () => import('./views.ts'),
    list: lazy(async () => ({ default: (await import('./views.ts')).WebhookDeliveryList })),
  } satisfies EntityOptions,
}
