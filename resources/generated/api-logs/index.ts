// Generated from api-log.schema.json by npm run codegen. Do not edit.
import type { EntityOptions } from '#resources/contexts/entityOptions.ts'
import { lazyView } from '#resources/page/lazyView.ts'

const views = () => import('./views.ts')

export default {
  name: 'api-log',
  recordRepresentation: 'path',
  list: lazyView(views, 'ApiLogList'),
  show: lazyView(views, 'ApiLogShow'),
  options: {
    access: { read: 'ROLE_API_LOG_VIEW' },
    menuGroup: 'integration',
    preload: views,
    list: lazyView(views, 'ApiLogList'),
  } satisfies EntityOptions,
}
