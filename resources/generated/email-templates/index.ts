// Generated from email-template.schema.json by npm run codegen. Do not edit.
import { lazy } from 'react'
import type { EntityOptions } from '#resources/entityOptions.ts'

export default {
  name: 'email-template',
  recordRepresentation: 'name',
  list: lazy(async () => ({ default: (await import('./views.ts')).EmailTemplateList })),
  show: lazy(async () => ({ default: (await import('./views.ts')).EmailTemplateShow })),
  edit: lazy(async () => ({ default: (await import('./forms.ts')).EmailTemplateEdit })),
  create: lazy(async () => ({ default: (await import('./forms.ts')).EmailTemplateCreate })),
  options: {
    access: {
      read: 'ROLE_EMAIL_TEMPLATE_VIEW',
      create: 'ROLE_EMAIL_TEMPLATE_EDIT',
      update: 'ROLE_EMAIL_TEMPLATE_EDIT',
    },
    menuGroup: 'messages',
    search: true,
    preload: () => import('./views.ts'),
    form: lazy(async () => ({ default: (await import('./forms.ts')).EmailTemplateForm })),
    list: lazy(async () => ({ default: (await import('./views.ts')).EmailTemplateList })),
  } satisfies EntityOptions,
}
