// Generated from arrangement.schema.json by npm run codegen. Do not edit.
import type { EntityOptions } from '#resources/contexts/entityOptions.ts'
import { lazyView } from '#resources/page/lazyView.ts'

const views = () => import('./views.ts')
const forms = () => import('./forms.ts')

export default {
  name: 'arrangement',
  recordRepresentation: 'number',
  list: lazyView(views, 'ArrangementList'),
  show: lazyView(views, 'ArrangementShow'),
  edit: lazyView(forms, 'ArrangementEdit'),
  options: {
    access: { read: 'ROLE_FILE_SEARCH or ROLE_CUSTOMER or ROLE_CONTACT_PERSON', update: 'ROLE_FILE_EDIT' },
    menuGroup: 'files',
    hasRows: true,
    totals: ['total', 'downPayment', 'instalmentAmount', 'toleranceAmount', 'paidAmount', 'rest'],
    search: true,
    preload: views,
    form: lazyView(forms, 'ArrangementForm'),
    actionInputs: async () => (await import('./actions.tsx')).actionInputs,
    list: lazyView(views, 'ArrangementList'),
  } satisfies EntityOptions,
}
