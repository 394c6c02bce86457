// Generated from extra-cost-definition.schema.json by npm run codegen. Do not edit.
import { lazy } from 'react'
import type { EntityOptions } from '#resources/entityOptions.ts'
import { localizedTitle } from '#resources/texts/titleText.ts'

export default {
  name: 'extra-cost-definition',
  recordRepresentation: localizedTitle('name'),
  list: lazy(async () => ({ default: (await import('./views.ts')).ExtraCostDefinitionList })),
  show: lazy(async () => ({ default: (await import('./views.ts')).ExtraCostDefinitionShow })),
  options: {
    access: { read: 'ROLE_SETTINGS', create: 'ROLE_SETTINGS', update: 'ROLE_SETTINGS' },
    menuGroup: 'finance',
    dialog: true,
    preload: () => import('./views.ts'),
    form: lazy(async () => ({ default: (await import('./forms.ts')).ExtraCostDefinitionForm })),
    list: lazy(async () => ({ default: (await import('./views.ts')).ExtraCostDefinitionList })),
  } satisfies EntityOptions,
}
