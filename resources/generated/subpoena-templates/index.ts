// Generated from subpoena-template.schema.json by npm run codegen. Do not edit.
import { lazy } from 'react'
import type { EntityOptions } from '#resources/entityOptions.ts'

export default {
  name: 'subpoena-template',
  recordRepresentation: 'name',
  list: lazy(async () => ({ default: (await import('./views.ts')).SubpoenaTemplateList })),
  show: lazy(async () => ({ default: (await import('./views.ts')).SubpoenaTemplateShow })),
  edit: lazy(async () => ({ default: (await import('./forms.ts')).SubpoenaTemplateEdit })),
  create: lazy(async () => ({ default: (await import('./forms.ts')).SubpoenaTemplateCreate })),
  options: {
    access: { read: 'ROLE_LEGAL', create: 'ROLE_LEGAL', update: 'ROLE_LEGAL' },
    menuGroup: 'legal',
    search: true,
    preload: () => import('./views.ts'),
    form: lazy(async () => ({ default: (await import('./forms.ts')).SubpoenaTemplateForm })),
    list: lazy(async () => ({ default: (await import('./views.ts')).SubpoenaTemplateList })),
  } satisfies EntityOptions,
}
