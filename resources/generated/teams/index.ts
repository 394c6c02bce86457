// Generated from team.schema.json by npm run codegen. Do not edit.
import type { EntityOptions } from '#resources/contexts/entityOptions.ts'
import { lazyView } from '#resources/page/lazyView.ts'

const views = () => import('./views.ts')
const forms = () => import('./forms.ts')

export default {
  name: 'team',
  recordRepresentation: 'name',
  list: lazyView(views, 'TeamList'),
  show: lazyView(views, 'TeamShow'),
  edit: lazyView(forms, 'TeamEdit'),
  create: lazyView(forms, 'TeamCreate'),
  options: {
    access: { read: 'ROLE_EMPLOYEE or ROLE_SETTINGS', create: 'ROLE_SETTINGS', update: 'ROLE_SETTINGS' },
    menuGroup: 'settings',
    used: true,
    preload: views,
    form: lazyView(forms, 'TeamForm'),
    list: lazyView(views, 'TeamList'),
  } satisfies EntityOptions,
}
