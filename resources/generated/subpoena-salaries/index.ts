// Generated from subpoena-salary.schema.json by npm run codegen. Do not edit.
import { lazy } from 'react'
import type { EntityOptions } from '#resources/entityOptions.ts'

export default {
  name: 'subpoena-salary',
  recordRepresentation: 'source',
  list: lazy(async () => ({ default: (await import('./views.ts')).SubpoenaSalaryList })),
  show: lazy(async () => ({ default: (await import('./views.ts')).SubpoenaSalaryShow })),
  options: {
    access: { read: 'ROLE_LEGAL', create: 'ROLE_LEGAL', update: 'ROLE_LEGAL' },
    menuGroup: 'legal',
    dialog: true,
    preload: () => import('./views.ts'),
    form: lazy(async () => ({ default: (await import('./forms.ts')).SubpoenaSalaryForm })),
    list: lazy(async () => ({ default: (await import('./views.ts')).SubpoenaSalaryList })),
  } satisfies EntityOptions,
}
