// Generated from document.schema.json by npm run codegen. Do not edit.
import type { EntityOptions } from '#resources/contexts/entityOptions.ts'
import { lazyView } from '#resources/page/lazyView.ts'

const views = () => import('./views.ts')
const forms = () => import('./forms.ts')

export default {
  name: 'document',
  recordRepresentation: 'name',
  list: lazyView(views, 'DocumentList'),
  show: lazyView(views, 'DocumentShow'),
  edit: lazyView(forms, 'DocumentEdit'),
  options: {
    access: {
      read: 'ROLE_FILE_SEARCH or ROLE_FILE_SEND or ROLE_PROCESSING or ROLE_CUSTOMER or ROLE_CONTACT_PERSON',
      update: 'ROLE_FILE_EDIT',
    },
    search: true,
    preload: views,
    form: lazyView(forms, 'DocumentForm'),
    actionInputs: async () => (await import('./actions.tsx')).actionInputs,
    list: lazyView(views, 'DocumentList'),
  } satisfies EntityOptions,
}
