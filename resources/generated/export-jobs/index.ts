// Generated from export-job.schema.json by npm run codegen. Do not edit.
import type { EntityOptions } from '#resources/contexts/entityOptions.ts'
import { lazyView } from '#resources/page/lazyView.ts'

const views = () => import('./views.ts')

export default {
  name: 'export-job',
  recordRepresentation: 'sha256',
  list: lazyView(views, 'ExportJobList'),
  show: lazyView(views, 'ExportJobShow'),
  options: {
    access: { read: 'ROLE_FILE_EXPORT or ROLE_CONTACT_PERSON' },
    preload: views,
    list: lazyView(views, 'ExportJobList'),
  } satisfies EntityOptions,
}
