// Generated from post-mail-template.schema.json by npm run codegen. Do not edit.
import type { EntityOptions } from '#resources/contexts/entityOptions.ts'
import { lazyView } from '#resources/page/lazyView.ts'

const views = () => import('./views.ts')
const forms = () => import('./forms.ts')

export default {
  name: 'post-mail-template',
  recordRepresentation: 'name',
  list: lazyView(views, 'PostMailTemplateList'),
  show: lazyView(views, 'PostMailTemplateShow'),
  edit: lazyView(forms, 'PostMailTemplateEdit'),
  create: lazyView(forms, 'PostMailTemplateCreate'),
  options: {
    access: {
      read: 'ROLE_POST_MAIL_TEMPLATE_VIEW',
      create: 'ROLE_POST_MAIL_TEMPLATE_EDIT',
      update: 'ROLE_POST_MAIL_TEMPLATE_EDIT',
    },
    menuGroup: 'messages',
    search: true,
    preload: views,
    form: lazyView(forms, 'PostMailTemplateForm'),
    list: lazyView(views, 'PostMailTemplateList'),
  } satisfies EntityOptions,
}
