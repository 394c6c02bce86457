// Generated from debtor-address.schema.json by npm run codegen. Do not edit.
import type { EntityOptions } from '#resources/contexts/entityOptions.ts'
import { lazyView } from '#resources/page/lazyView.ts'

const views = () => import('./views.ts')
const forms = () => import('./forms.ts')

export default {
  name: 'debtor-address',
  recordRepresentation: 'street',
  list: lazyView(views, 'DebtorAddressList'),
  show: lazyView(views, 'DebtorAddressShow'),
  edit: lazyView(forms, 'DebtorAddressEdit'),
  create: lazyView(forms, 'DebtorAddressCreate'),
  options: {
    access: {
      read: 'ROLE_FILE_SEARCH or ROLE_FILE_EDIT',
      create: 'ROLE_FILE_CREATE or ROLE_FILE_EDIT',
      update: 'ROLE_FILE_EDIT',
    },
    search: true,
    preload: views,
    form: lazyView(forms, 'DebtorAddressForm'),
    list: lazyView(views, 'DebtorAddressList'),
  } satisfies EntityOptions,
}
