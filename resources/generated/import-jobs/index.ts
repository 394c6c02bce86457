// Generated from import-job.schema.json by npm run codegen. Do not edit.
import type { EntityOptions } from '#resources/contexts/entityOptions.ts'
import { lazyView } from '#resources/page/lazyView.ts'

const views = () => import('./views.ts')

export default {
  name: 'import-job',
  recordRepresentation: 'name',
  list: lazyView(views, 'ImportJobList'),
  show: lazyView(views, 'ImportJobShow'),
  options: {
    access: { read: 'ROLE_FILE_CREATE_UPLOAD or ROLE_PRECASSO_CREATE_UPLOAD or ROLE_ADMIN' },
    search: true,
    preload: views,
    list: lazyView(views, 'ImportJobList'),
  } satisfies EntityOptions,
}
