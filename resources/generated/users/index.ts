// Generated from user.schema.json by npm run codegen. Do not edit.
import type { EntityOptions } from '#resources/contexts/entityOptions.ts'
import { lazyView } from '#resources/page/lazyView.ts'

const views = () => import('./views.ts')
const forms = () => import('./forms.ts')

export default {
  name: 'user',
  recordRepresentation: 'name',
  list: lazyView(views, 'UserList'),
  show: lazyView(views, 'UserShow'),
  edit: lazyView(forms, 'UserEdit'),
  create: lazyView(forms, 'UserCreate'),
  options: {
    access: { read: 'ROLE_MANAGE_EMPLOYEE', create: 'ROLE_MANAGE_EMPLOYEE', update: 'ROLE_MANAGE_EMPLOYEE' },
    menuGroup: 'employees',
    search: true,
    preload: views,
    form: lazyView(forms, 'UserForm'),
    list: lazyView(views, 'UserList'),
  } satisfies EntityOptions,
}
