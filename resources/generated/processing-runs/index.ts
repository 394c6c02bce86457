// Generated from processing-run.schema.json by npm run codegen. Do not edit.
import type { EntityOptions } from '#resources/contexts/entityOptions.ts'
import { lazyView } from '#resources/page/lazyView.ts'

const views = () => import('./views.ts')
const forms = () => import('./forms.ts')

export default {
  name: 'processing-run',
  recordRepresentation: 'name',
  list: lazyView(views, 'ProcessingRunList'),
  show: lazyView(views, 'ProcessingRunShow'),
  edit: lazyView(forms, 'ProcessingRunEdit'),
  create: lazyView(forms, 'ProcessingRunCreate'),
  options: {
    access: { read: 'ROLE_PROCESSING', create: 'ROLE_PROCESSING', update: 'ROLE_PROCESSING' },
    search: true,
    preload: views,
    form: lazyView(forms, 'ProcessingRunForm'),
    list: lazyView(views, 'ProcessingRunList'),
  } satisfies EntityOptions,
}
