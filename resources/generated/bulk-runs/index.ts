// Generated from bulk-run.schema.json by npm run codegen. Do not edit.
import type { EntityOptions } from '#resources/contexts/entityOptions.ts'
import { lazyView } from '#resources/page/lazyView.ts'

const views = () => import('./views.ts')

export default {
  name: 'bulk-run',
  recordRepresentation: 'entity',
  list: lazyView(views, 'BulkRunList'),
  show: lazyView(views, 'BulkRunShow'),
  options: {
    access: { read: 'ROLE_EMPLOYEE' },
    menuGroup: 'settings',
    totals: ['changed', 'refused'],
    preload: views,
    list: lazyView(views, 'BulkRunList'),
  } satisfies EntityOptions,
}
