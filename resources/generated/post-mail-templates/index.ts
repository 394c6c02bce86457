// Generated from post-mail-template.schema.json by npm run codegen. Do not edit.
import { lazy } from 'react'
import type { EntityOptions } from '#resources/entityOptions.ts'

export default {
  name: 'post-mail-template',
  recordRepresentation: 'name',
  list: lazy(async () => ({ default: (await import('./views.ts')).PostMailTemplateList })),
  show: lazy(async () => ({ default: (await import('./views.ts')).PostMailTemplateShow })),
  edit: lazy(async () => ({ default: (await import('./forms.ts')).PostMailTemplateEdit })),
  create: lazy(async () => ({ default: (await import('./forms.ts')).PostMailTemplateCreate })),
  options: {
    access: {
      read: 'ROLE_POST_MAIL_TEMPLATE_VIEW',
      create: 'ROLE_POST_MAIL_TEMPLATE_EDIT',
      update: 'ROLE_POST_MAIL_TEMPLATE_EDIT',
    },
    menuGroup: 'messages',
    search: true,
    preload: () => import('./views.ts'),
    form: lazy(async () => ({ default: (await import('./forms.ts')).PostMailTemplateForm })),
    list: lazy(async () => ({ default: (await import('./views.ts')).PostMailTemplateList })),
  } satisfies EntityOptions,
}
