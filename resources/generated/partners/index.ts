// Generated from partner.schema.json by npm run codegen. Do not edit.
import type { EntityOptions } from '#resources/contexts/entityOptions.ts'
import { lazyView } from '#resources/page/lazyView.ts'

const views = () => import('./views.ts')
const forms = () => import('./forms.ts')

export default {
  name: 'partner',
  recordRepresentation: 'name',
  list: lazyView(views, 'PartnerList'),
  show: lazyView(views, 'PartnerShow'),
  edit: lazyView(forms, 'PartnerEdit'),
  create: lazyView(forms, 'PartnerCreate'),
  options: {
    access: { read: 'ROLE_SETTINGS', create: 'ROLE_SETTINGS', update: 'ROLE_SETTINGS' },
    menuGroup: 'settings',
    totals: ['fee'],
    search: true,
    preload: views,
    form: lazyView(forms, 'PartnerForm'),
    list: lazyView(views, 'PartnerList'),
  } satisfies EntityOptions,
}
