// Generated from scheduled-send.schema.json by npm run codegen. Do not edit.
import type { EntityOptions } from '#resources/contexts/entityOptions.ts'
import { lazyView } from '#resources/page/lazyView.ts'

const views = () => import('./views.ts')
const forms = () => import('./forms.ts')

export default {
  name: 'scheduled-send',
  recordRepresentation: 'name',
  list: lazyView(views, 'ScheduledSendList'),
  options: {
    access: { read: 'ROLE_PROCESSING', create: 'ROLE_PROCESSING', update: 'ROLE_PROCESSING' },
    dialog: true,
    search: true,
    preload: views,
    form: lazyView(forms, 'ScheduledSendForm'),
    list: lazyView(views, 'ScheduledSendList'),
  } satisfies EntityOptions,
}
