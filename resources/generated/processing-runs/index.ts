// Generated from processing-run.schema.json by npm run codegen. Do not edit.
import { lazy } from 'react'
import type { EntityOptions } from '#resources/entityOptions.ts'

export default {
  name: 'processing-run',
  recordRepresentation: 'name',
  list: lazy(async () => ({ default: (await import('./views.ts')).ProcessingRunList })),
  show: lazy(async () => ({ default: (await import('./views.ts')).ProcessingRunShow })),
  edit: lazy(async () => ({ default: (await import('./forms.ts')).ProcessingRunEdit })),
  create: lazy(async () => ({ default: (await import('./forms.ts')).ProcessingRunCreate })),
  options: {
    access: { read: 'ROLE_PROCESSING', create: 'ROLE_PROCESSING', update: 'ROLE_PROCESSING' },
    search: true,
    preload: () => import('./views.ts'),
    form: lazy(async () => ({ default: (await import('./forms.ts')).ProcessingRunForm })),
    list: lazy(async () => ({ default: (await import('./views.ts')).ProcessingRunList })),
  } satisfies EntityOptions,
}
