// Generated from court.schema.json by npm run codegen. Do not edit.
import type { EntityOptions } from '#resources/contexts/entityOptions.ts'
import { lazyView } from '#resources/page/lazyView.ts'

const views = () => import('./views.ts')
const forms = () => import('./forms.ts')

export default {
  name: 'court',
  recordRepresentation: 'name',
  list: lazyView(views, 'CourtList'),
  show: lazyView(views, 'CourtShow'),
  edit: lazyView(forms, 'CourtEdit'),
  create: lazyView(forms, 'CourtCreate'),
  options: {
    access: { read: 'ROLE_LEGAL', create: 'ROLE_LEGAL', update: 'ROLE_LEGAL' },
    menuGroup: 'legal',
    used: true,
    preload: views,
    form: lazyView(forms, 'CourtForm'),
    list: lazyView(views, 'CourtList'),
  } satisfies EntityOptions,
}
