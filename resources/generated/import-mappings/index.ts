// Generated from import-mapping.schema.json by npm run codegen. Do not edit.
import type { EntityOptions } from '#resources/contexts/entityOptions.ts'
import { lazyView } from '#resources/page/lazyView.ts'

const views = () => import('./views.ts')
const forms = () => import('./forms.ts')

export default {
  name: 'import-mapping',
  recordRepresentation: 'name',
  list: lazyView(views, 'ImportMappingList'),
  show: lazyView(views, 'ImportMappingShow'),
  edit: lazyView(forms, 'ImportMappingEdit'),
  create: lazyView(forms, 'ImportMappingCreate'),
  options: {
    access: {
      read: 'ROLE_FILE_CREATE_UPLOAD or ROLE_PRECASSO_CREATE_UPLOAD or ROLE_ADMIN',
      create: 'ROLE_FILE_CREATE_UPLOAD or ROLE_PRECASSO_CREATE_UPLOAD or ROLE_ADMIN',
      update: 'ROLE_FILE_CREATE_UPLOAD or ROLE_PRECASSO_CREATE_UPLOAD or ROLE_ADMIN',
    },
    search: true,
    preload: views,
    form: lazyView(forms, 'ImportMappingForm'),
    list: lazyView(views, 'ImportMappingList'),
  } satisfies EntityOptions,
}
