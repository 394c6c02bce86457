// Generated from bailiff.schema.json by npm run codegen. Do not edit.
import { lazy } from 'react'
import type { EntityOptions } from '#resources/entityOptions.ts'

export default {
  name: 'bailiff',
  recordRepresentation: 'name',
  list: lazy(async () => ({ default: (await import('./views.ts')).BailiffList })),
  show: lazy(async () => ({ default: (await import('./views.ts')).BailiffShow })),
  edit: lazy(async () => ({ default: (await import('./forms.ts')).BailiffEdit })),
  create: lazy(async () => ({ default: (await import('./forms.ts')).BailiffCreate })),
  options: {
    access: { read: 'ROLE_LEGAL', create: 'ROLE_LEGAL', update: 'ROLE_LEGAL' },
    menuGroup: 'legal',
    preload: () => import('./views.ts'),
    form: lazy(async () => ({ default: (await import('./forms.ts')).BailiffForm })),
    list: lazy(async () => ({ default: (await import('./views.ts')).BailiffList })),
  } satisfies EntityOptions,
}
