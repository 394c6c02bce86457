// Generated from client-cost-template.schema.json by npm run codegen. Do not edit.
import type { EntityOptions } from '#resources/contexts/entityOptions.ts'
import { lazyView } from '#resources/page/lazyView.ts'

const views = () => import('./views.ts')
const forms = () => import('./forms.ts')

export default {
  name: 'client-cost-template',
  recordRepresentation: 'name',
  list: lazyView(views, 'ClientCostTemplateList'),
  show: lazyView(views, 'ClientCostTemplateShow'),
  edit: lazyView(forms, 'ClientCostTemplateEdit'),
  create: lazyView(forms, 'ClientCostTemplateCreate'),
  options: {
    access: { read: 'ROLE_SETTINGS', create: 'ROLE_SETTINGS', update: 'ROLE_SETTINGS' },
    menuGroup: 'finance',
    search: true,
    preload: views,
    form: lazyView(forms, 'ClientCostTemplateForm'),
    list: lazyView(views, 'ClientCostTemplateList'),
  } satisfies EntityOptions,
}
