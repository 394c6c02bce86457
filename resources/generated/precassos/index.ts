// Generated from precasso.schema.json by npm run codegen. Do not edit.
import type { EntityOptions } from '#resources/contexts/entityOptions.ts'
import { lazyView } from '#resources/page/lazyView.ts'

const views = () => import('./views.ts')
const forms = () => import('./forms.ts')

export default {
  name: 'precasso',
  recordRepresentation: 'number',
  list: lazyView(views, 'PrecassoList'),
  show: lazyView(views, 'PrecassoShow'),
  edit: lazyView(forms, 'PrecassoEdit'),
  options: {
    access: {
      read: 'ROLE_PRECASSO_SEARCH or ROLE_PROCESSING or ROLE_CUSTOMER or ROLE_CONTACT_PERSON',
      update: 'ROLE_EMPLOYEE and ROLE_PRECASSO_CREATE',
    },
    menuGroup: 'precasso',
    totals: ['amount', 'openAmount'],
    search: true,
    preload: views,
    form: lazyView(forms, 'PrecassoForm'),
    actionInputs: async () => (await import('./actions.tsx')).actionInputs,
    list: lazyView(views, 'PrecassoList'),
  } satisfies EntityOptions,
}
