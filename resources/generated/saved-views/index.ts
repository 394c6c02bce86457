// Generated from saved-view.schema.json by npm run codegen. Do not edit.
import type { EntityOptions } from '#resources/contexts/entityOptions.ts'
import { lazyView } from '#resources/page/lazyView.ts'

const views = () => import('./views.ts')
const forms = () => import('./forms.ts')

export default {
  name: 'saved-view',
  recordRepresentation: 'name',
  list: lazyView(views, 'SavedViewList'),
  show: lazyView(views, 'SavedViewShow'),
  options: {
    access: { read: 'ROLE_EMPLOYEE', create: 'ROLE_EMPLOYEE', update: 'ROLE_EMPLOYEE' },
    menuGroup: 'settings',
    dialog: true,
    search: true,
    preload: views,
    form: lazyView(forms, 'SavedViewForm'),
    list: lazyView(views, 'SavedViewList'),
  } satisfies EntityOptions,
}
