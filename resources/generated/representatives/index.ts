// Generated from representative.schema.json by npm run codegen. Do not edit.
import type { EntityOptions } from '#resources/contexts/entityOptions.ts'
import { lazyView } from '#resources/page/lazyView.ts'

const views = () => import('./views.ts')
const forms = () => import('./forms.ts')

export default {
  name: 'representative',
  recordRepresentation: 'name',
  list: lazyView(views, 'RepresentativeList'),
  show: lazyView(views, 'RepresentativeShow'),
  options: {
    access: { read: 'ROLE_FILE_SEARCH or ROLE_FILE_EDIT', create: 'ROLE_FILE_EDIT', update: 'ROLE_FILE_EDIT' },
    menuGroup: 'files',
    dialog: true,
    search: true,
    preload: views,
    form: lazyView(forms, 'RepresentativeForm'),
    list: lazyView(views, 'RepresentativeList'),
  } satisfies EntityOptions,
}
