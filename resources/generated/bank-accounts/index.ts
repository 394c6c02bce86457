// Generated from bank-account.schema.json by npm run codegen. Do not edit.
import type { EntityOptions } from '#resources/contexts/entityOptions.ts'
import { lazyView } from '#resources/page/lazyView.ts'

const views = () => import('./views.ts')
const forms = () => import('./forms.ts')

export default {
  name: 'bank-account',
  recordRepresentation: 'name',
  list: lazyView(views, 'BankAccountList'),
  show: lazyView(views, 'BankAccountShow'),
  options: {
    access: { read: 'ROLE_FINANCE', create: 'ROLE_FINANCE', update: 'ROLE_FINANCE' },
    menuGroup: 'finance',
    dialog: true,
    preload: views,
    form: lazyView(forms, 'BankAccountForm'),
    list: lazyView(views, 'BankAccountList'),
  } satisfies EntityOptions,
}
