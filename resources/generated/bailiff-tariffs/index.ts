// Generated from bailiff-tariff.schema.json by npm run codegen. Do not edit.
import { lazy } from 'react'
import type { EntityOptions } from '#resources/entityOptions.ts'
import { localizedTitle } from '#resources/texts/titleText.ts'

export default {
  name: 'bailiff-tariff',
  recordRepresentation: localizedTitle('description'),
  list: lazy(async () => ({ default: (await import('./views.ts')).BailiffTariffList })),
  show: lazy(async () => ({ default: (await import('./views.ts')).BailiffTariffShow })),
  options: {
    access: { read: 'ROLE_EMPLOYEE or ROLE_LEGAL', create: 'ROLE_SETTINGS', update: 'ROLE_SETTINGS' },
    menuGroup: 'legal',
    dialog: true,
    preload: () => import('./views.ts'),
    form: lazy(async () => ({ default: (await import('./forms.ts')).BailiffTariffForm })),
    list: lazy(async () => ({ default: (await import('./views.ts')).BailiffTariffList })),
  } satisfies EntityOptions,
}
