// Generated from cost-type.schema.json by npm run codegen. Do not edit.
import type { EntityOptions } from '#resources/contexts/entityOptions.ts'
import { lazyView } from '#resources/page/lazyView.ts'
import { localizedTitle } from '#resources/texts/titleText.ts'

const views = () => import('./views.ts')
const forms = () => import('./forms.ts')

export default {
  name: 'cost-type',
  recordRepresentation: localizedTitle('name'),
  list: lazyView(views, 'CostTypeList'),
  show: lazyView(views, 'CostTypeShow'),
  options: {
    access: { read: 'ROLE_EMPLOYEE', create: 'ROLE_SETTINGS', update: 'ROLE_SETTINGS' },
    menuGroup: 'finance',
    dialog: true,
    used: true,
    preload: views,
    form: lazyView(forms, 'CostTypeForm'),
    list: lazyView(views, 'CostTypeList'),
  } satisfies EntityOptions,
}
