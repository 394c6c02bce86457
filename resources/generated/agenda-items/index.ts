// Generated from agenda-item.schema.json by npm run codegen. Do not edit.
import type { EntityOptions } from '#resources/contexts/entityOptions.ts'
import { lazyView } from '#resources/page/lazyView.ts'

const views = () => import('./views.ts')
const forms = () => import('./forms.ts')

export default {
  name: 'agenda-item',
  recordRepresentation: 'date',
  list: lazyView(views, 'AgendaItemList'),
  show: lazyView(views, 'AgendaItemShow'),
  edit: lazyView(forms, 'AgendaItemEdit'),
  create: lazyView(forms, 'AgendaItemCreate'),
  options: {
    access: { read: 'ROLE_AGENDA', create: 'ROLE_AGENDA or ROLE_FILE_EDIT', update: 'ROLE_AGENDA' },
    menuGroup: 'files',
    search: true,
    preload: views,
    form: lazyView(forms, 'AgendaItemForm'),
    actionInputs: async () => (await import('./actions.tsx')).actionInputs,
    list: lazyView(views, 'AgendaItemList'),
  } satisfies EntityOptions,
}
