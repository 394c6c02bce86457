// Generated from extra-cost-definition.schema.json by npm run codegen. Do not edit.
import type { EntityOptions } from '#resources/contexts/entityOptions.ts'
import { lazyView } from '#resources/page/lazyView.ts'
import { localizedTitle } from '#resources/texts/titleText.ts'

const views = () => import('./views.ts')
const forms = () => import('./forms.ts')

export default {
  name: 'extra-cost-definition',
  recordRepresentation: localizedTitle('name'),
  list: lazyView(views, 'ExtraCostDefinitionList'),
  show: lazyView(views, 'ExtraCostDefinitionShow'),
  options: {
    access: { read: 'ROLE_SETTINGS', create: 'ROLE_SETTINGS', update: 'ROLE_SETTINGS' },
    menuGroup: 'finance',
    dialog: true,
    preload: views,
    form: lazyView(forms, 'ExtraCostDefinitionForm'),
    list: lazyView(views, 'ExtraCostDefinitionList'),
  } satisfies EntityOptions,
}
