// Generated from client-cost-template.schema.json by npm run codegen. Do not edit.
import { lazy } from 'react'
import type { EntityOptions } from '#resources/entityOptions.ts'

export default {
  name: 'client-cost-template',
  recordRepresentation: 'name',
  list: lazy(async () => ({ default: (await import('./views.ts')).ClientCostTemplateList })),
  show: lazy(async () => ({ default: (await import('./views.ts')).ClientCostTemplateShow })),
  edit: lazy(async () => ({ default: (await import('./forms.ts')).ClientCostTemplateEdit })),
  create: lazy(async () => ({ default: (await import('./forms.ts')).ClientCostTemplateCreate })),
  options: {
    access: { read: 'ROLE_SETTINGS', create: 'ROLE_SETTINGS', update: 'ROLE_SETTINGS' },
    menuGroup: 'finance',
    search: true,
    preload: () => import('./views.ts'),
    form: lazy(async () => ({ default: (await import('./forms.ts')).ClientCostTemplateForm })),
    list: lazy(async () => ({ default: (await import('./views.ts')).ClientCostTemplateList })),
  } satisfies EntityOptions,
}
