// Generated from subpoena-salary.schema.json by npm run codegen. Do not edit.
import type { EntityOptions } from '#resources/contexts/entityOptions.ts'
import { lazyView } from '#resources/page/lazyView.ts'

const views = () => import('./views.ts')
const forms = () => import('./forms.ts')

export default {
  name: 'subpoena-salary',
  recordRepresentation: 'source',
  list: lazyView(views, 'SubpoenaSalaryList'),
  show: lazyView(views, 'SubpoenaSalaryShow'),
  options: {
    access: { read: 'ROLE_LEGAL', create: 'ROLE_LEGAL', update: 'ROLE_LEGAL' },
    menuGroup: 'legal',
    dialog: true,
    preload: views,
    form: lazyView(forms, 'SubpoenaSalaryForm'),
    list: lazyView(views, 'SubpoenaSalaryList'),
  } satisfies EntityOptions,
}
