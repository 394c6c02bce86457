// Generated from file-log-type.schema.json by npm run codegen. Do not edit.
import type { EntityOptions } from '#resources/contexts/entityOptions.ts'
import { lazyView } from '#resources/page/lazyView.ts'
import { localizedTitle } from '#resources/texts/titleText.ts'

const views = () => import('./views.ts')
const forms = () => import('./forms.ts')

export default {
  name: 'file-log-type',
  recordRepresentation: localizedTitle('name'),
  list: lazyView(views, 'FileLogTypeList'),
  show: lazyView(views, 'FileLogTypeShow'),
  options: {
    access: {
      read: 'ROLE_EMPLOYEE or ROLE_SETTINGS or ROLE_CUSTOMER or ROLE_CONTACT_PERSON',
      create: 'ROLE_SETTINGS',
      update: 'ROLE_SETTINGS',
    },
    dialog: true,
    used: true,
    preload: views,
    form: lazyView(forms, 'FileLogTypeForm'),
    list: lazyView(views, 'FileLogTypeList'),
  } satisfies EntityOptions,
}
