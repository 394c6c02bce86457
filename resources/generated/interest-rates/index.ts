// Generated from interest-rate.schema.json by npm run codegen. Do not edit.
import type { EntityOptions } from '#resources/contexts/entityOptions.ts'
import { lazyView } from '#resources/page/lazyView.ts'

const views = () => import('./views.ts')
const forms = () => import('./forms.ts')

export default {
  name: 'interest-rate',
  recordRepresentation: 'source',
  list: lazyView(views, 'InterestRateList'),
  show: lazyView(views, 'InterestRateShow'),
  options: {
    access: { read: 'ROLE_EMPLOYEE or ROLE_LEGAL', create: 'ROLE_SETTINGS', update: 'ROLE_SETTINGS' },
    menuGroup: 'finance',
    dialog: true,
    preload: views,
    form: lazyView(forms, 'InterestRateForm'),
    list: lazyView(views, 'InterestRateList'),
  } satisfies EntityOptions,
}
