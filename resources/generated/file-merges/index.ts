// Generated from file-merge.schema.json by npm run codegen. Do not edit.
import type { EntityOptions } from '#resources/contexts/entityOptions.ts'
import { lazyView } from '#resources/page/lazyView.ts'

const views = () => import('./views.ts')

export default {
  name: 'file-merge',
  recordRepresentation: 'createdAt',
  list: lazyView(views, 'FileMergeList'),
  show: lazyView(views, 'FileMergeShow'),
  options: {
    access: { read: 'ROLE_FILE_SEARCH or ROLE_MERGING' },
    totals: ['costsBefore', 'costsAfter', 'outstandingBefore', 'outstandingAfter'],
    preload: views,
    list: lazyView(views, 'FileMergeList'),
  } satisfies EntityOptions,
}
