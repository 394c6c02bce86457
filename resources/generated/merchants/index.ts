// Generated from merchant.schema.json by npm run codegen. Do not edit.
import type { EntityOptions } from '#resources/contexts/entityOptions.ts'
import { lazyView } from '#resources/page/lazyView.ts'

const views = () => import('./views.ts')
const forms = () => import('./forms.ts')

export default {
  name: 'merchant',
  recordRepresentation: 'name',
  list: lazyView(views, 'MerchantList'),
  show: lazyView(views, 'MerchantShow'),
  options: {
    access: { read: 'ROLE_SETTINGS or ROLE_CUSTOMER', create: 'ROLE_SETTINGS', update: 'ROLE_SETTINGS' },
    menuGroup: 'settings',
    dialog: true,
    pagination: false,
    search: true,
    preload: views,
    form: lazyView(forms, 'MerchantForm'),
    list: lazyView(views, 'MerchantList'),
  } satisfies EntityOptions,
}
