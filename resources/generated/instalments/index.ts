// Generated from instalment.schema.json by npm run codegen. Do not edit.
import type { EntityOptions } from '#resources/contexts/entityOptions.ts'
import { lazyView } from '#resources/page/lazyView.ts'

const views = () => import('./views.ts')

export default {
  name: 'instalment',
  recordRepresentation: 'dueDate',
  list: lazyView(views, 'InstalmentList'),
  show: lazyView(views, 'InstalmentShow'),
  options: {
    access: { read: 'ROLE_FILE_SEARCH or ROLE_CUSTOMER or ROLE_CONTACT_PERSON' },
    totals: ['amount', 'paidAmount'],
    preload: views,
    actionInputs: async () => (await import('./actions.tsx')).actionInputs,
    list: lazyView(views, 'InstalmentList'),
  } satisfies EntityOptions,
}
