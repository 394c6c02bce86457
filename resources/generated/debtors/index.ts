// Generated from debtor.schema.json by npm run codegen. Do not edit.
import type { EntityOptions } from '#resources/contexts/entityOptions.ts'
import { lazyView } from '#resources/page/lazyView.ts'

const views = () => import('./views.ts')
const forms = () => import('./forms.ts')

export default {
  name: 'debtor',
  recordRepresentation: 'name',
  list: lazyView(views, 'DebtorList'),
  show: lazyView(views, 'DebtorShow'),
  edit: lazyView(forms, 'DebtorEdit'),
  create: lazyView(forms, 'DebtorCreate'),
  options: {
    access: {
      read: 'ROLE_FILE_SEARCH or ROLE_FILE_EDIT',
      create: 'ROLE_FILE_CREATE or ROLE_FILE_EDIT',
      update: 'ROLE_FILE_EDIT',
    },
    menuGroup: 'files',
    hasRows: true,
    search: true,
    preload: views,
    form: lazyView(forms, 'DebtorForm'),
    list: lazyView(views, 'DebtorList'),
  } satisfies EntityOptions,
}
