// Generated from bailiff-tariff.schema.json by npm run codegen. Do not edit.
import type { EntityOptions } from '#resources/contexts/entityOptions.ts'
import { lazyView } from '#resources/page/lazyView.ts'
import { localizedTitle } from '#resources/texts/titleText.ts'

const views = () => import('./views.ts')
const forms = () => import('./forms.ts')

export default {
  name: 'bailiff-tariff',
  recordRepresentation: localizedTitle('description'),
  list: lazyView(views, 'BailiffTariffList'),
  show: lazyView(views, 'BailiffTariffShow'),
  options: {
    access: { read: 'ROLE_EMPLOYEE or ROLE_LEGAL', create: 'ROLE_SETTINGS', update: 'ROLE_SETTINGS' },
    menuGroup: 'legal',
    dialog: true,
    preload: views,
    form: lazyView(forms, 'BailiffTariffForm'),
    list: lazyView(views, 'BailiffTariffList'),
  } satisfies EntityOptions,
}
