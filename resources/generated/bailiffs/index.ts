// Generated from bailiff.schema.json by npm run codegen. Do not edit.
import type { EntityOptions } from '#resources/contexts/entityOptions.ts'
import { lazyView } from '#resources/page/lazyView.ts'

const views = () => import('./views.ts')
const forms = () => import('./forms.ts')

export default {
  name: 'bailiff',
  recordRepresentation: 'name',
  list: lazyView(views, 'BailiffList'),
  show: lazyView(views, 'BailiffShow'),
  edit: lazyView(forms, 'BailiffEdit'),
  create: lazyView(forms, 'BailiffCreate'),
  options: {
    access: { read: 'ROLE_LEGAL', create: 'ROLE_LEGAL', update: 'ROLE_LEGAL' },
    menuGroup: 'legal',
    preload: views,
    form: lazyView(forms, 'BailiffForm'),
    list: lazyView(views, 'BailiffList'),
  } satisfies EntityOptions,
}
