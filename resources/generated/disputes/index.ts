// Generated from dispute.schema.json by npm run codegen. Do not edit.
import type { EntityOptions } from '#resources/contexts/entityOptions.ts'
import { lazyView } from '#resources/page/lazyView.ts'

const views = () => import('./views.ts')
const forms = () => import('./forms.ts')

export default {
  name: 'dispute',
  recordRepresentation: 'id',
  list: lazyView(views, 'DisputeList'),
  show: lazyView(views, 'DisputeShow'),
  options: {
    access: {
      read: 'ROLE_FILE_SEARCH or ROLE_CUSTOMER or ROLE_CONTACT_PERSON',
      create: 'ROLE_FILE_EDIT',
      update: 'ROLE_FILE_EDIT',
    },
    dialog: true,
    preload: views,
    form: lazyView(forms, 'DisputeForm'),
    actionInputs: async () => (await import('./actions.tsx')).actionInputs,
    list: lazyView(views, 'DisputeList'),
  } satisfies EntityOptions,
}
