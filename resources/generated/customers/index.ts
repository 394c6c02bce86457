// Generated from customer.schema.json by npm run codegen. Do not edit.
import type { EntityOptions } from '#resources/contexts/entityOptions.ts'
import { lazyView } from '#resources/page/lazyView.ts'

const views = () => import('./views.ts')
const forms = () => import('./forms.ts')

export default {
  name: 'customer',
  recordRepresentation: 'company',
  list: lazyView(views, 'CustomerList'),
  show: lazyView(views, 'CustomerShow'),
  edit: lazyView(forms, 'CustomerEdit'),
  create: lazyView(forms, 'CustomerCreate'),
  options: {
    access: {
      read: 'ROLE_EMPLOYEE or ROLE_CUSTOMER or ROLE_CONTACT_PERSON',
      create: 'ROLE_MANAGE_CLIENT or ROLE_CUSTOMER_CREATE',
      update: 'ROLE_MANAGE_CLIENT',
    },
    menuGroup: 'customers',
    search: true,
    preload: views,
    form: lazyView(forms, 'CustomerForm'),
    list: lazyView(views, 'CustomerList'),
  } satisfies EntityOptions,
}
