// Generated from write-off.schema.json by npm run codegen. Do not edit.
import type { EntityOptions } from '#resources/contexts/entityOptions.ts'
import { lazyView } from '#resources/page/lazyView.ts'

const views = () => import('./views.ts')
const forms = () => import('./forms.ts')

export default {
  name: 'write-off',
  recordRepresentation: 'id',
  list: lazyView(views, 'WriteOffList'),
  show: lazyView(views, 'WriteOffShow'),
  options: {
    access: {
      read: 'ROLE_FILE_SEARCH or ROLE_CUSTOMER or ROLE_CONTACT_PERSON',
      create: 'ROLE_FINANCE or ROLE_EMPLOYEE_FINANCE or ROLE_FILE_EDIT',
    },
    dialog: true,
    totals: ['amount'],
    preload: views,
    form: lazyView(forms, 'WriteOffForm'),
    actionInputs: async () => (await import('./actions.tsx')).actionInputs,
    list: lazyView(views, 'WriteOffList'),
  } satisfies EntityOptions,
}
