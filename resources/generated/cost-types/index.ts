// Generated from cost-type.schema.json by npm run codegen. Do not edit.
import { lazy } from 'react'
import type { EntityOptions } from '#resources/entityOptions.ts'
import { localizedTitle } from '#resources/texts/titleText.ts'

export default {
  name: 'cost-type',
  recordRepresentation: localizedTitle('name'),
  list: lazy(async () => ({ default: (await import('./views.ts')).CostTypeList })),
  show: lazy(async () => ({ default: (await import('./views.ts')).CostTypeShow })),
  options: {
    access: { read: 'ROLE_EMPLOYEE', create: 'ROLE_SETTINGS', update: 'ROLE_SETTINGS' },
    menuGroup: 'finance',
    dialog: true,
    used: true,
    preload: () => import('./views.ts'),
    form: lazy(async () => ({ default: (await import('./forms.ts')).CostTypeForm })),
    list: lazy(async () => ({ default: (await import('./views.ts')).CostTypeList })),
  } satisfies EntityOptions,
}
