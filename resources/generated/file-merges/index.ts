// Generated from file-merge.schema.json by npm run codegen. Do not edit.
import { lazy } from 'react'
import type { EntityOptions } from '#resources/entityOptions.ts'

export default {
  name: 'file-merge',
  recordRepresentation: 'createdAt',
  list: lazy(async () => ({ default: (await import('./views.ts')).FileMergeList })),
  show: lazy(async () => ({ default: (await import('./views.ts')).FileMergeShow })),
  options: {
    access: { read: 'ROLE_FILE_SEARCH or ROLE_MERGING' },
    totals: ['costsBefore', 'costsAfter', 'outstandingBefore', 'outstandingAfter'],
    preload: () => import('./views.ts'),
    list: lazy(async () => ({ default: (await import('./views.ts')).FileMergeList })),
  } satisfies EntityOptions,
}
