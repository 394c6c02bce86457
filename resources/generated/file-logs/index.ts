// Generated from file-log.schema.json by npm run codegen. Do not edit.
import type { EntityOptions } from '#resources/contexts/entityOptions.ts'
import { lazyView } from '#resources/page/lazyView.ts'

const views = () => import('./views.ts')
const forms = () => import('./forms.ts')

export default {
  name: 'file-log',
  recordRepresentation: 'subject',
  list: lazyView(views, 'FileLogList'),
  show: lazyView(views, 'FileLogShow'),
  edit: lazyView(forms, 'FileLogEdit'),
  create: lazyView(forms, 'FileLogCreate'),
  options: {
    access: {
      read: 'ROLE_FILE_SEARCH or ROLE_CUSTOMER or ROLE_CONTACT_PERSON',
      create: 'ROLE_FILE_EDIT',
      update: 'ROLE_FILE_EDIT',
    },
    totals: ['termAmount', 'capacity', 'seizureFree'],
    search: true,
    preload: views,
    form: lazyView(forms, 'FileLogForm'),
    actionInputs: async () => (await import('./actions.tsx')).actionInputs,
    list: lazyView(views, 'FileLogList'),
  } satisfies EntityOptions,
}
