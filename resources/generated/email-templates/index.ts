// Generated from email-template.schema.json by npm run codegen. Do not edit.
import type { EntityOptions } from '#resources/contexts/entityOptions.ts'
import { lazyView } from '#resources/page/lazyView.ts'

const views = () => import('./views.ts')
const forms = () => import('./forms.ts')

export default {
  name: 'email-template',
  recordRepresentation: 'name',
  list: lazyView(views, 'EmailTemplateList'),
  show: lazyView(views, 'EmailTemplateShow'),
  edit: lazyView(forms, 'EmailTemplateEdit'),
  create: lazyView(forms, 'EmailTemplateCreate'),
  options: {
    access: {
      read: 'ROLE_EMAIL_TEMPLATE_VIEW',
      create: 'ROLE_EMAIL_TEMPLATE_EDIT',
      update: 'ROLE_EMAIL_TEMPLATE_EDIT',
    },
    menuGroup: 'messages',
    search: true,
    preload: views,
    form: lazyView(forms, 'EmailTemplateForm'),
    list: lazyView(views, 'EmailTemplateList'),
  } satisfies EntityOptions,
}
