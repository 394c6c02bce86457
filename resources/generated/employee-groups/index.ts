// Generated from employee-group.schema.json by npm run codegen. Do not edit.
import type { EntityOptions } from '#resources/contexts/entityOptions.ts'
import { lazyView } from '#resources/page/lazyView.ts'

const views = () => import('./views.ts')
const forms = () => import('./forms.ts')

export default {
  name: 'employee-group',
  recordRepresentation: 'name',
  list: lazyView(views, 'EmployeeGroupList'),
  show: lazyView(views, 'EmployeeGroupShow'),
  options: {
    access: { read: 'ROLE_MANAGE_EMPLOYEE', create: 'ROLE_MANAGE_EMPLOYEE', update: 'ROLE_MANAGE_EMPLOYEE' },
    menuGroup: 'employees',
    dialog: true,
    used: true,
    preload: views,
    form: lazyView(forms, 'EmployeeGroupForm'),
    list: lazyView(views, 'EmployeeGroupList'),
  } satisfies EntityOptions,
}
