// Generated from advance-definition.schema.json by npm run codegen. Do not edit.
import { lazy } from 'react'
import type { EntityOptions } from '#resources/entityOptions.ts'
import { localizedTitle } from '#resources/texts/titleText.ts'

export default {
  name: 'advance-definition',
  recordRepresentation: localizedTitle('name'),
  list: lazy(async () => ({ default: (await import('./views.ts')).AdvanceDefinitionList })),
  show: lazy(async () => ({ default: (await import('./views.ts')).AdvanceDefinitionShow })),
  options: {
    access: { read: 'ROLE_SETTINGS', create: 'ROLE_SETTINGS', update: 'ROLE_SETTINGS' },
    menuGroup: 'finance',
    dialog: true,
    preload: () => import('./views.ts'),
    form: lazy(async () => ({ default: (await import('./forms.ts')).AdvanceDefinitionForm })),
    list: lazy(async () => ({ default: (await import('./views.ts')).AdvanceDefinitionList })),
  } satisfies EntityOptions,
}
