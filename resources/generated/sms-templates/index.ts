// Generated from sms-template.schema.json by npm run codegen. Do not edit.
import type { EntityOptions } from '#resources/contexts/entityOptions.ts'
import { lazyView } from '#resources/page/lazyView.ts'

const views = () => import('./views.ts')
const forms = () => import('./forms.ts')

export default {
  name: 'sms-template',
  recordRepresentation: 'name',
  list: lazyView(views, 'SmsTemplateList'),
  show: lazyView(views, 'SmsTemplateShow'),
  edit: lazyView(forms, 'SmsTemplateEdit'),
  create: lazyView(forms, 'SmsTemplateCreate'),
  options: {
    access: {
      read: 'ROLE_POST_MAIL_TEMPLATE_VIEW',
      create: 'ROLE_POST_MAIL_TEMPLATE_EDIT',
      update: 'ROLE_POST_MAIL_TEMPLATE_EDIT',
    },
    menuGroup: 'messages',
    search: true,
    preload: views,
    form: lazyView(forms, 'SmsTemplateForm'),
    list: lazyView(views, 'SmsTemplateList'),
  } satisfies EntityOptions,
}
