// Generated from import-row.schema.json by npm run codegen. Do not edit.
import type { EntityOptions } from '#resources/contexts/entityOptions.ts'
import { lazyView } from '#resources/page/lazyView.ts'

const views = () => import('./views.ts')

export default {
  name: 'import-row',
  recordRepresentation: 'rowNumber',
  list: lazyView(views, 'ImportRowList'),
  options: {
    access: { read: 'ROLE_FILE_CREATE_UPLOAD or ROLE_PRECASSO_CREATE_UPLOAD or ROLE_ADMIN' },
    preload: views,
    list: lazyView(views, 'ImportRowList'),
  } satisfies EntityOptions,
}
