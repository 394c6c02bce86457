// Generated from template-variable.schema.json by npm run codegen. Do not edit.
import { lazy } from 'react'
import type { EntityOptions } from '#resources/entityOptions.ts'

export default {
  name: 'template-variable',
  recordRepresentation: 'key',
  list: lazy(async () => ({ default: (await import('./views.ts')).TemplateVariableList })),
  show: lazy(async () => ({ default: (await import('./views.ts')).TemplateVariableShow })),
  edit: lazy(async () => ({ default: (await import('./forms.ts')).TemplateVariableEdit })),
  create: lazy(async () => ({ default: (await import('./forms.ts')).TemplateVariableCreate })),
  options: {
    access: {
      read: 'ROLE_EMAIL_TEMPLATE_VIEW',
      create: 'ROLE_EMAIL_TEMPLATE_EDIT',
      update: 'ROLE_EMAIL_TEMPLATE_EDIT',
    },
    menuGroup: 'messages',
    search: true,
    preload: () => import('./views.ts'),
    form: lazy(async () => ({ default: (await import('./forms.ts')).TemplateVariableForm })),
    list: lazy(async () => ({ default: (await import('./views.ts')).TemplateVariableList })),
  } satisfies EntityOptions,
}
