// Generated from sms-template.schema.json by npm run codegen. Do not edit.
import { lazy } from 'react'
import type { EntityOptions } from '#resources/entityOptions.ts'

export default {
  name: 'sms-template',
  recordRepresentation: 'name',
  list: lazy(async () => ({ default: (await import('./views.ts')).SmsTemplateList })),
  show: lazy(async () => ({ default: (await import('./views.ts')).SmsTemplateShow })),
  edit: lazy(async () => ({ default: (await import('./forms.ts')).SmsTemplateEdit })),
  create: lazy(async () => ({ default: (await import('./forms.ts')).SmsTemplateCreate })),
  options: {
    access: {
      read: 'ROLE_POST_MAIL_TEMPLATE_VIEW',
      create: 'ROLE_POST_MAIL_TEMPLATE_EDIT',
      update: 'ROLE_POST_MAIL_TEMPLATE_EDIT',
    },
    menuGroup: 'messages',
    search: true,
    preload: () => import('./views.ts'),
    form: lazy(async () => ({ default: (await import('./forms.ts')).SmsTemplateForm })),
    list: lazy(async () => ({ default: (await import('./views.ts')).SmsTemplateList })),
  } satisfies EntityOptions,
}
