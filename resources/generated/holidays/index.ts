// Generated from holiday.schema.json by npm run codegen. Do not edit.
import type { EntityOptions } from '#resources/contexts/entityOptions.ts'
import { lazyView } from '#resources/page/lazyView.ts'
import { localizedTitle } from '#resources/texts/titleText.ts'

const views = () => import('./views.ts')
const forms = () => import('./forms.ts')

export default {
  name: 'holiday',
  recordRepresentation: localizedTitle('name'),
  list: lazyView(views, 'HolidayList'),
  show: lazyView(views, 'HolidayShow'),
  options: {
    access: { read: 'ROLE_EMPLOYEE or ROLE_SETTINGS', create: 'ROLE_SETTINGS', update: 'ROLE_SETTINGS' },
    menuGroup: 'settings',
    dialog: true,
    preload: views,
    form: lazyView(forms, 'HolidayForm'),
    list: lazyView(views, 'HolidayList'),
  } satisfies EntityOptions,
}
