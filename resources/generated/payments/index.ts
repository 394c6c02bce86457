// Generated from payment.schema.json by npm run codegen. Do not edit.
import type { EntityOptions } from '#resources/contexts/entityOptions.ts'
import { lazyView } from '#resources/page/lazyView.ts'

const views = () => import('./views.ts')
const forms = () => import('./forms.ts')

export default {
  name: 'payment',
  recordRepresentation: 'id',
  list: lazyView(views, 'PaymentList'),
  show: lazyView(views, 'PaymentShow'),
  options: {
    access: {
      read: 'ROLE_FILE_SEARCH or ROLE_CUSTOMER or ROLE_CONTACT_PERSON',
      create: 'ROLE_FINANCE or ROLE_EMPLOYEE_FINANCE or ROLE_FILE_EDIT',
    },
    dialog: true,
    totals: ['amount'],
    search: true,
    preload: views,
    form: lazyView(forms, 'PaymentForm'),
    actionInputs: async () => (await import('./actions.tsx')).actionInputs,
    list: lazyView(views, 'PaymentList'),
  } satisfies EntityOptions,
}
