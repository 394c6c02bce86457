// Generated from subpoena-template.schema.json by npm run codegen. Do not edit.
import type { EntityOptions } from '#resources/contexts/entityOptions.ts'
import { lazyView } from '#resources/page/lazyView.ts'

const views = () => import('./views.ts')
const forms = () => import('./forms.ts')

export default {
  name: 'subpoena-template',
  recordRepresentation: 'name',
  list: lazyView(views, 'SubpoenaTemplateList'),
  show: lazyView(views, 'SubpoenaTemplateShow'),
  edit: lazyView(forms, 'SubpoenaTemplateEdit'),
  create: lazyView(forms, 'SubpoenaTemplateCreate'),
  options: {
    access: { read: 'ROLE_LEGAL', create: 'ROLE_LEGAL', update: 'ROLE_LEGAL' },
    menuGroup: 'legal',
    search: true,
    preload: views,
    form: lazyView(forms, 'SubpoenaTemplateForm'),
    list: lazyView(views, 'SubpoenaTemplateList'),
  } satisfies EntityOptions,
}
