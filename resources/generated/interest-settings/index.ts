// Generated from interest-setting.schema.json by npm run codegen. Do not edit.
import type { EntityOptions } from '#resources/contexts/entityOptions.ts'
import { lazyView } from '#resources/page/lazyView.ts'

const views = () => import('./views.ts')
const forms = () => import('./forms.ts')

export default {
  name: 'interest-setting',
  recordRepresentation: 'id',
  list: lazyView(views, 'InterestSettingList'),
  show: lazyView(views, 'InterestSettingShow'),
  options: {
    access: {
      read: 'ROLE_FILE_SEARCH or ROLE_FILE_SETTINGS_EDIT or ROLE_CUSTOMER or ROLE_CONTACT_PERSON',
      create: 'ROLE_FILE_SETTINGS_EDIT',
      update: 'ROLE_FILE_SETTINGS_EDIT',
    },
    dialog: true,
    preload: views,
    form: lazyView(forms, 'InterestSettingForm'),
    list: lazyView(views, 'InterestSettingList'),
  } satisfies EntityOptions,
}
