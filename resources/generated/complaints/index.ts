// Generated from complaint.schema.json by npm run codegen. Do not edit.
import type { EntityOptions } from '#resources/contexts/entityOptions.ts'
import { lazyView } from '#resources/page/lazyView.ts'

const views = () => import('./views.ts')
const forms = () => import('./forms.ts')

export default {
  name: 'complaint',
  recordRepresentation: 'number',
  list: lazyView(views, 'ComplaintList'),
  show: lazyView(views, 'ComplaintShow'),
  edit: lazyView(forms, 'ComplaintEdit'),
  create: lazyView(forms, 'ComplaintCreate'),
  options: {
    access: {
      read: 'ROLE_EMPLOYEE_LEGAL_COUNCIL',
      create: 'ROLE_EMPLOYEE_LEGAL_COUNCIL',
      update: 'ROLE_EMPLOYEE_LEGAL_COUNCIL',
    },
    menuGroup: 'compliance',
    search: true,
    preload: views,
    form: lazyView(forms, 'ComplaintForm'),
    actionInputs: async () => (await import('./actions.tsx')).actionInputs,
    list: lazyView(views, 'ComplaintList'),
  } satisfies EntityOptions,
}
