// Generated from mime-type.schema.json by npm run codegen. Do not edit.
import type { EntityOptions } from '#resources/contexts/entityOptions.ts'
import { lazyView } from '#resources/page/lazyView.ts'
import { localizedTitle } from '#resources/texts/titleText.ts'

const views = () => import('./views.ts')
const forms = () => import('./forms.ts')

export default {
  name: 'mime-type',
  recordRepresentation: localizedTitle('name'),
  list: lazyView(views, 'MimeTypeList'),
  show: lazyView(views, 'MimeTypeShow'),
  options: {
    access: { read: 'ROLE_EMPLOYEE or ROLE_SETTINGS', create: 'ROLE_SETTINGS', update: 'ROLE_SETTINGS' },
    menuGroup: 'settings',
    dialog: true,
    preload: views,
    form: lazyView(forms, 'MimeTypeForm'),
    list: lazyView(views, 'MimeTypeList'),
  } satisfies EntityOptions,
}
