// Generated from incoming-email.schema.json by npm run codegen. Do not edit.
import type { EntityOptions } from '#resources/contexts/entityOptions.ts'
import { lazyView } from '#resources/page/lazyView.ts'

const views = () => import('./views.ts')

export default {
  name: 'incoming-email',
  recordRepresentation: 'subject',
  list: lazyView(views, 'IncomingEmailList'),
  show: lazyView(views, 'IncomingEmailShow'),
  options: {
    access: { read: 'ROLE_EMAIL_IMPORT' },
    menuGroup: 'messages',
    search: true,
    preload: views,
    actionInputs: async () => (await import('./actions.tsx')).actionInputs,
    list: lazyView(views, 'IncomingEmailList'),
  } satisfies EntityOptions,
}
