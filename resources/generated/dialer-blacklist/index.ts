// Generated from dialer-blacklist.schema.json by npm run codegen. Do not edit.
import type { EntityOptions } from '#resources/contexts/entityOptions.ts'
import { lazyView } from '#resources/page/lazyView.ts'

const views = () => import('./views.ts')
const forms = () => import('./forms.ts')

export default {
  name: 'dialer-blacklist',
  recordRepresentation: 'phone',
  list: lazyView(views, 'DialerBlacklistList'),
  show: lazyView(views, 'DialerBlacklistShow'),
  options: {
    access: { read: 'ROLE_SETTINGS', create: 'ROLE_SETTINGS', update: 'ROLE_SETTINGS' },
    menuGroup: 'settings',
    dialog: true,
    search: true,
    preload: views,
    form: lazyView(forms, 'DialerBlacklistForm'),
    list: lazyView(views, 'DialerBlacklistList'),
  } satisfies EntityOptions,
}
