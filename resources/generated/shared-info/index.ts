// Generated from shared-info.schema.json by npm run codegen. Do not edit.
import type { EntityOptions } from '#resources/contexts/entityOptions.ts'
import { lazyView } from '#resources/page/lazyView.ts'

const views = () => import('./views.ts')
const forms = () => import('./forms.ts')

export default {
  name: 'shared-info',
  recordRepresentation: 'title',
  list: lazyView(views, 'SharedInfoList'),
  show: lazyView(views, 'SharedInfoShow'),
  edit: lazyView(forms, 'SharedInfoEdit'),
  create: lazyView(forms, 'SharedInfoCreate'),
  options: {
    access: {
      read: 'ROLE_ADMIN or ROLE_SUPER_ADMIN',
      create: 'ROLE_ADMIN or ROLE_SUPER_ADMIN',
      update: 'ROLE_ADMIN or ROLE_SUPER_ADMIN',
    },
    menuGroup: 'news',
    search: true,
    preload: views,
    form: lazyView(forms, 'SharedInfoForm'),
    list: lazyView(views, 'SharedInfoList'),
  } satisfies EntityOptions,
}
