// Generated from webhook-delivery.schema.json by npm run codegen. Do not edit.
import type { EntityOptions } from '#resources/contexts/entityOptions.ts'
import { lazyView } from '#resources/page/lazyView.ts'

const views = () => import('./views.ts')

export default {
  name: 'webhook-delivery',
  recordRepresentation: 'eventId',
  list: lazyView(views, 'WebhookDeliveryList'),
  show: lazyView(views, 'WebhookDeliveryShow'),
  options: {
    access: { read: 'ROLE_API_LOG_VIEW' },
    menuGroup: 'integration',
    preload: views,
    list: lazyView(views, 'WebhookDeliveryList'),
  } satisfies EntityOptions,
}
