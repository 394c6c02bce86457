// Generated from processing-item.schema.json by npm run codegen. Do not edit.
import type { EntityOptions } from '#resources/contexts/entityOptions.ts'
import { lazyView } from '#resources/page/lazyView.ts'

const views = () => import('./views.ts')
const forms = () => import('./forms.ts')

export default {
  name: 'processing-item',
  recordRepresentation: 'status',
  list: lazyView(views, 'ProcessingItemList'),
  edit: lazyView(forms, 'ProcessingItemEdit'),
  options: {
    access: { read: 'ROLE_PROCESSING', update: 'ROLE_PROCESSING' },
    preload: views,
    form: lazyView(forms, 'ProcessingItemForm'),
    actionInputs: async () => (await import('./actions.tsx')).actionInputs,
    list: lazyView(views, 'ProcessingItemList'),
  } satisfies EntityOptions,
}
