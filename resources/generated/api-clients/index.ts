// Generated from api-client.schema.json by npm run codegen. Do not edit.
import type { EntityOptions } from '#resources/contexts/entityOptions.ts'
import { lazyView } from '#resources/page/lazyView.ts'

const views = () => import('./views.ts')
const forms = () => import('./forms.ts')

export default {
  name: 'api-client',
  recordRepresentation: 'name',
  list: lazyView(views, 'ApiClientList'),
  show: lazyView(views, 'ApiClientShow'),
  options: {
    access: { read: 'ROLE_SETTINGS', create: 'ROLE_SETTINGS', update: 'ROLE_SETTINGS' },
    menuGroup: 'integration',
    dialog: true,
    search: true,
    preload: views,
    form: lazyView(forms, 'ApiClientForm'),
    list: lazyView(views, 'ApiClientList'),
  } satisfies EntityOptions,
}
