// Generated from payment-description.schema.json by npm run codegen. Do not edit.
import type { EntityOptions } from '#resources/contexts/entityOptions.ts'
import { lazyView } from '#resources/page/lazyView.ts'
import { localizedTitle } from '#resources/texts/titleText.ts'

const views = () => import('./views.ts')
const forms = () => import('./forms.ts')

export default {
  name: 'payment-description',
  recordRepresentation: localizedTitle('name'),
  list: lazyView(views, 'PaymentDescriptionList'),
  show: lazyView(views, 'PaymentDescriptionShow'),
  options: {
    access: { read: 'ROLE_FINANCE', create: 'ROLE_FINANCE', update: 'ROLE_FINANCE' },
    menuGroup: 'finance',
    dialog: true,
    preload: views,
    form: lazyView(forms, 'PaymentDescriptionForm'),
    list: lazyView(views, 'PaymentDescriptionList'),
  } satisfies EntityOptions,
}
