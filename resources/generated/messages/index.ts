// Generated from message.schema.json by npm run codegen. Do not edit.
import type { EntityOptions } from '#resources/contexts/entityOptions.ts'
import { lazyView } from '#resources/page/lazyView.ts'

const views = () => import('./views.ts')

export default {
  name: 'message',
  recordRepresentation: 'subject',
  list: lazyView(views, 'MessageList'),
  show: lazyView(views, 'MessageShow'),
  options: {
    access: { read: 'ROLE_FILE_SEARCH or ROLE_FILE_SEND or ROLE_PROCESSING' },
    menuGroup: 'messages',
    totals: ['announcedCosts', 'cost'],
    search: true,
    preload: views,
    actionInputs: async () => (await import('./actions.tsx')).actionInputs,
    list: lazyView(views, 'MessageList'),
  } satisfies EntityOptions,
}
