// Generated from tag.schema.json by npm run codegen. Do not edit.
import type { EntityOptions } from '#resources/contexts/entityOptions.ts'
import { lazyView } from '#resources/page/lazyView.ts'

const views = () => import('./views.ts')
const forms = () => import('./forms.ts')

export default {
  name: 'tag',
  recordRepresentation: 'name',
  list: lazyView(views, 'TagList'),
  show: lazyView(views, 'TagShow'),
  options: {
    access: { read: 'ROLE_EMPLOYEE', create: 'ROLE_SETTINGS', update: 'ROLE_SETTINGS' },
    menuGroup: 'settings',
    dialog: true,
    used: true,
    preload: views,
    form: lazyView(forms, 'TagForm'),
    list: lazyView(views, 'TagList'),
  } satisfies EntityOptions,
}
