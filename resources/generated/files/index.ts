// Generated from file.schema.json by npm run codegen. Do not edit.
import type { EntityOptions } from '#resources/contexts/entityOptions.ts'
import { lazyView } from '#resources/page/lazyView.ts'

const views = () => import('./views.ts')
const forms = () => import('./forms.ts')

export default {
  name: 'file',
  recordRepresentation: 'number',
  list: lazyView(views, 'FileList'),
  show: lazyView(views, 'FileShow'),
  edit: lazyView(forms, 'FileEdit'),
  options: {
    access: {
      read: 'ROLE_FILE_SEARCH or ROLE_FILE_SETTINGS_EDIT or ROLE_CUSTOMER or ROLE_CONTACT_PERSON',
      update: 'ROLE_FILE_EDIT',
    },
    menuGroup: 'files',
    totals: [
      'principal',
      'interest',
      'collectionCosts',
      'courtCosts',
      'otherCosts',
      'paid',
      'overpayment',
      'outstanding',
    ],
    search: true,
    preload: views,
    form: lazyView(forms, 'FileForm'),
    actionInputs: async () => (await import('./actions.tsx')).actionInputs,
    list: lazyView(views, 'FileList'),
  } satisfies EntityOptions,
}
