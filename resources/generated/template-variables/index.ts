// Generated from template-variable.schema.json by npm run codegen. Do not edit.
import type { EntityOptions } from '#resources/contexts/entityOptions.ts'
import { lazyView } from '#resources/page/lazyView.ts'

const views = () => import('./views.ts')
const forms = () => import('./forms.ts')

export default {
  name: 'template-variable',
  recordRepresentation: 'key',
  list: lazyView(views, 'TemplateVariableList'),
  show: lazyView(views, 'TemplateVariableShow'),
  edit: lazyView(forms, 'TemplateVariableEdit'),
  create: lazyView(forms, 'TemplateVariableCreate'),
  options: {
    access: {
      read: 'ROLE_EMAIL_TEMPLATE_VIEW',
      create: 'ROLE_EMAIL_TEMPLATE_EDIT',
      update: 'ROLE_EMAIL_TEMPLATE_EDIT',
    },
    menuGroup: 'messages',
    search: true,
    preload: views,
    form: lazyView(forms, 'TemplateVariableForm'),
    list: lazyView(views, 'TemplateVariableList'),
  } satisfies EntityOptions,
}
