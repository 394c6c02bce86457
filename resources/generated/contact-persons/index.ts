// Generated from contact-person.schema.json by npm run codegen. Do not edit.
import type { EntityOptions } from '#resources/contexts/entityOptions.ts'
import { lazyView } from '#resources/page/lazyView.ts'

const views = () => import('./views.ts')
const forms = () => import('./forms.ts')

export default {
  name: 'contact-person',
  recordRepresentation: 'lastName',
  list: lazyView(views, 'ContactPersonList'),
  show: lazyView(views, 'ContactPersonShow'),
  options: {
    access: {
      read: 'ROLE_EMPLOYEE or ROLE_CUSTOMER or ROLE_CONTACT_PERSON',
      create: 'ROLE_MANAGE_CLIENT',
      update: 'ROLE_MANAGE_CLIENT',
    },
    menuGroup: 'customers',
    dialog: true,
    search: true,
    preload: views,
    form: lazyView(forms, 'ContactPersonForm'),
    list: lazyView(views, 'ContactPersonList'),
  } satisfies EntityOptions,
}
