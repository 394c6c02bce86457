// Generated from interruption-event.schema.json by npm run codegen. Do not edit.
import type { EntityOptions } from '#resources/contexts/entityOptions.ts'
import { lazyView } from '#resources/page/lazyView.ts'

const views = () => import('./views.ts')
const forms = () => import('./forms.ts')

export default {
  name: 'interruption-event',
  recordRepresentation: 'id',
  list: lazyView(views, 'InterruptionEventList'),
  show: lazyView(views, 'InterruptionEventShow'),
  options: {
    access: { read: 'ROLE_FILE_SEARCH or ROLE_CUSTOMER or ROLE_CONTACT_PERSON', create: 'ROLE_FILE_EDIT' },
    dialog: true,
    preload: views,
    form: lazyView(forms, 'InterruptionEventForm'),
    list: lazyView(views, 'InterruptionEventList'),
  } satisfies EntityOptions,
}
