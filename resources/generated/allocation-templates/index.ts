// Generated from allocation-template.schema.json by npm run codegen. Do not edit.
import type { EntityOptions } from '#resources/contexts/entityOptions.ts'
import { lazyView } from '#resources/page/lazyView.ts'

const views = () => import('./views.ts')
const forms = () => import('./forms.ts')

export default {
  name: 'allocation-template',
  recordRepresentation: 'name',
  list: lazyView(views, 'AllocationTemplateList'),
  show: lazyView(views, 'AllocationTemplateShow'),
  edit: lazyView(forms, 'AllocationTemplateEdit'),
  create: lazyView(forms, 'AllocationTemplateCreate'),
  options: {
    access: { read: 'ROLE_EMPLOYEE', create: 'ROLE_EMPLOYEE', update: 'ROLE_EMPLOYEE' },
    menuGroup: 'finance',
    search: true,
    preload: views,
    form: lazyView(forms, 'AllocationTemplateForm'),
    list: lazyView(views, 'AllocationTemplateList'),
  } satisfies EntityOptions,
}
