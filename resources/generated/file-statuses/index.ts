// Generated from file-status.schema.json by npm run codegen. Do not edit.
import type { EntityOptions } from '#resources/contexts/entityOptions.ts'
import { lazyView } from '#resources/page/lazyView.ts'
import { localizedTitle } from '#resources/texts/titleText.ts'

const views = () => import('./views.ts')
const forms = () => import('./forms.ts')

export default {
  name: 'file-status',
  recordRepresentation: localizedTitle('name'),
  list: lazyView(views, 'FileStatusList'),
  show: lazyView(views, 'FileStatusShow'),
  options: {
    access: { read: 'ROLE_EMPLOYEE or ROLE_SETTINGS', create: 'ROLE_SETTINGS', update: 'ROLE_SETTINGS' },
    menuGroup: 'settings',
    dialog: true,
    used: true,
    preload: views,
    form: lazyView(forms, 'FileStatusForm'),
    list: lazyView(views, 'FileStatusList'),
  } satisfies EntityOptions,
}
