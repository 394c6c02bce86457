// Generated from webhook.schema.json by npm run codegen. Do not edit.
import type { EntityOptions } from '#resources/contexts/entityOptions.ts'
import { lazyView } from '#resources/page/lazyView.ts'

const views = () => import('./views.ts')
const forms = () => import('./forms.ts')

export default {
  name: 'webhook',
  recordRepresentation: 'name',
  list: lazyView(views, 'WebhookList'),
  show: lazyView(views, 'WebhookShow'),
  options: {
    access: { read: 'ROLE_CUSTOMER', create: 'ROLE_CUSTOMER', update: 'ROLE_CUSTOMER' },
    menuGroup: 'integration',
    dialog: true,
    search: true,
    preload: views,
    form: lazyView(forms, 'WebhookForm'),
    list: lazyView(views, 'WebhookList'),
  } satisfies EntityOptions,
}
