// Generated from insolvency-event.schema.json by npm run codegen. Do not edit.
import type { EntityOptions } from '#resources/contexts/entityOptions.ts'
import { lazyView } from '#resources/page/lazyView.ts'

const views = () => import('./views.ts')
const forms = () => import('./forms.ts')

export default {
  name: 'insolvency-event',
  recordRepresentation: 'reference',
  list: lazyView(views, 'InsolvencyEventList'),
  show: lazyView(views, 'InsolvencyEventShow'),
  options: {
    access: { read: 'ROLE_FILE_SEARCH or ROLE_FILE_EDIT', update: 'ROLE_FILE_EDIT' },
    dialog: true,
    search: true,
    preload: views,
    form: lazyView(forms, 'InsolvencyEventForm'),
    actionInputs: async () => (await import('./actions.tsx')).actionInputs,
    list: lazyView(views, 'InsolvencyEventList'),
  } satisfies EntityOptions,
}
