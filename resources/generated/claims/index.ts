// Generated from claim.schema.json by npm run codegen. Do not edit.
import type { EntityOptions } from '#resources/contexts/entityOptions.ts'
import { lazyView } from '#resources/page/lazyView.ts'

const views = () => import('./views.ts')
const forms = () => import('./forms.ts')

export default {
  name: 'claim',
  recordRepresentation: 'number',
  list: lazyView(views, 'ClaimList'),
  show: lazyView(views, 'ClaimShow'),
  options: {
    access: {
      read: 'ROLE_FILE_SEARCH or ROLE_FILE_SETTINGS_EDIT or ROLE_CUSTOMER or ROLE_CONTACT_PERSON',
      create: 'ROLE_FILE_EDIT',
      update: 'ROLE_FILE_EDIT',
    },
    dialog: true,
    totals: ['amount', 'openAmount'],
    search: true,
    preload: views,
    form: lazyView(forms, 'ClaimForm'),
    list: lazyView(views, 'ClaimList'),
  } satisfies EntityOptions,
}
