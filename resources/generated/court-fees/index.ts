// Generated from court-fee.schema.json by npm run codegen. Do not edit.
import type { EntityOptions } from '#resources/contexts/entityOptions.ts'
import { lazyView } from '#resources/page/lazyView.ts'

const views = () => import('./views.ts')
const forms = () => import('./forms.ts')

export default {
  name: 'court-fee',
  recordRepresentation: 'source',
  list: lazyView(views, 'CourtFeeList'),
  show: lazyView(views, 'CourtFeeShow'),
  options: {
    access: { read: 'ROLE_EMPLOYEE or ROLE_LEGAL', create: 'ROLE_SETTINGS', update: 'ROLE_SETTINGS' },
    menuGroup: 'legal',
    dialog: true,
    preload: views,
    form: lazyView(forms, 'CourtFeeForm'),
    list: lazyView(views, 'CourtFeeList'),
  } satisfies EntityOptions,
}
