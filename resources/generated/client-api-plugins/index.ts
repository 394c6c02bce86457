// Generated from client-api-plugin.schema.json by npm run codegen. Do not edit.
import type { EntityOptions } from '#resources/contexts/entityOptions.ts'
import { lazyView } from '#resources/page/lazyView.ts'

const views = () => import('./views.ts')

export default {
  name: 'client-api-plugin',
  recordRepresentation: 'plugin',
  list: lazyView(views, 'ClientApiPluginList'),
  show: lazyView(views, 'ClientApiPluginShow'),
  options: {
    access: { read: 'ROLE_STATISTIC_DASHBOARD_CLIENT' },
    menuGroup: 'integration',
    preload: views,
    list: lazyView(views, 'ClientApiPluginList'),
  } satisfies EntityOptions,
}
