// Generated from court.schema.json by npm run codegen. Do not edit.
import { lazy } from 'react'
import type { EntityOptions } from '#resources/entityOptions.ts'

export default {
  name: 'court',
  recordRepresentation: 'name',
  list: lazy(async () => ({ default: (await import('./views.ts')).CourtList })),
  show: lazy(async () => ({ default: (await import('./views.ts')).CourtShow })),
  edit: lazy(async () => ({ default: (await import('./forms.ts')).CourtEdit })),
  create: lazy(async () => ({ default: (await import('./forms.ts')).CourtCreate })),
  options: {
    access: { read: 'ROLE_LEGAL', create: 'ROLE_LEGAL', update: 'ROLE_LEGAL' },
    menuGroup: 'legal',
    used: true,
    preload: () => import('./views.ts'),
    form: lazy(async () => ({ default: (await import('./forms.ts')).CourtForm })),
    list: lazy(async () => ({ default: (await import('./views.ts')).CourtList })),
  } satisfies EntityOptions,
}
