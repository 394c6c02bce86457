// Generated from country.schema.json by npm run codegen. Do not edit.
import type { EntityOptions } from '#resources/contexts/entityOptions.ts'
import { lazyView } from '#resources/page/lazyView.ts'
import { localizedTitle } from '#resources/texts/titleText.ts'

const views = () => import('./views.ts')
const forms = () => import('./forms.ts')

export default {
  name: 'country',
  recordRepresentation: localizedTitle('name'),
  list: lazyView(views, 'CountryList'),
  show: lazyView(views, 'CountryShow'),
  options: {
    access: { read: '*', create: 'ROLE_SETTINGS', update: 'ROLE_SETTINGS' },
    dialog: true,
    used: true,
    preload: views,
    form: lazyView(forms, 'CountryForm'),
    list: lazyView(views, 'CountryList'),
  } satisfies EntityOptions,
}
