// Generated from representative.schema.json by npm run codegen. Do not edit.
import { lazy } from 'react'
import type { EntityOptions } from '#resources/entityOptions.ts'

export default {
  name: 'representative',
  recordRepresentation: 'name',
  list: lazy(async () => ({ default: (await import('./views.ts')).RepresentativeList })),
  show: lazy(async () => ({ default: (await import('./views.ts')).RepresentativeShow })),
  options: {
    access: { read: 'ROLE_FILE_SEARCH or ROLE_FILE_EDIT', create: 'ROLE_FILE_EDIT', update: 'ROLE_FILE_EDIT' },
    menuGroup: 'files',
    dialog: true,
    search: true,
    preload: () => import('./views.ts'),
    form: lazy(async () => ({ default: (await import('./forms.ts')).RepresentativeForm })),
    list: lazy(async () => ({ default: (await import('./views.ts')).RepresentativeList })),
  } satisfies EntityOptions,
}
