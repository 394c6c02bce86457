// Generated from mailbox.schema.json by npm run codegen. Do not edit.
import type { EntityOptions } from '#resources/contexts/entityOptions.ts'
import { lazyView } from '#resources/page/lazyView.ts'

const views = () => import('./views.ts')
const forms = () => import('./forms.ts')

export default {
  name: 'mailbox',
  recordRepresentation: 'address',
  list: lazyView(views, 'MailboxList'),
  show: lazyView(views, 'MailboxShow'),
  options: {
    access: { read: 'ROLE_SETTINGS', create: 'ROLE_SETTINGS', update: 'ROLE_SETTINGS' },
    dialog: true,
    search: true,
    preload: views,
    form: lazyView(forms, 'MailboxForm'),
    list: lazyView(views, 'MailboxList'),
  } satisfies EntityOptions,
}
