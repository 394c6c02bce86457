// Generated from processing-item.schema.json by npm run codegen. Do not edit.
import { lazy } from 'react'
import type { EntityOptions } from '#resources/entityOptions.ts'

export default {
  name: 'processing-item',
  recordRepresentation: 'status',
  list: lazy(async () => ({ default: (await import('./views.ts')).ProcessingItemList })),
  edit: lazy(async () => ({ default: (await import('./forms.ts')).ProcessingItemEdit })),
  options: {
    access: { read: 'ROLE_PROCESSING', update: 'ROLE_PROCESSING' },
    preload: () => import('./views.ts'),
    form: lazy(async () => ({ default: (await import('./forms.ts')).ProcessingItemForm })),
    actionInputs: async () => (await import('./actions.tsx')).actionInputs,
    list: lazy(async () => ({ default: (await import('./views.ts')).ProcessingItemList })),
  } satisfies EntityOptions,
}
