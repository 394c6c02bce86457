// Generated from debtor-contact.schema.json by npm run codegen. Do not edit.
import type { EntityOptions } from '#resources/contexts/entityOptions.ts'
import { lazyView } from '#resources/page/lazyView.ts'

const views = () => import('./views.ts')
const forms = () => import('./forms.ts')

export default {
  name: 'debtor-contact',
  recordRepresentation: 'value',
  list: lazyView(views, 'DebtorContactList'),
  show: lazyView(views, 'DebtorContactShow'),
  edit: lazyView(forms, 'DebtorContactEdit'),
  create: lazyView(forms, 'DebtorContactCreate'),
  options: {
    access: {
      read: 'ROLE_FILE_SEARCH or ROLE_FILE_EDIT',
      create: 'ROLE_FILE_CREATE or ROLE_FILE_EDIT',
      update: 'ROLE_FILE_EDIT',
    },
    search: true,
    preload: views,
    form: lazyView(forms, 'DebtorContactForm'),
    list: lazyView(views, 'DebtorContactList'),
  } satisfies EntityOptions,
}
