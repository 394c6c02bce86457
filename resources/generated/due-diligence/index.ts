// Generated from due-diligence.schema.json by npm run codegen. Do not edit.
import type { EntityOptions } from '#resources/contexts/entityOptions.ts'
import { lazyView } from '#resources/page/lazyView.ts'

const views = () => import('./views.ts')
const forms = () => import('./forms.ts')

export default {
  name: 'due-diligence',
  recordRepresentation: 'id',
  list: lazyView(views, 'DueDiligenceList'),
  show: lazyView(views, 'DueDiligenceShow'),
  edit: lazyView(forms, 'DueDiligenceEdit'),
  create: lazyView(forms, 'DueDiligenceCreate'),
  options: {
    access: {
      read: 'ROLE_EMPLOYEE_LEGAL_COUNCIL',
      create: 'ROLE_EMPLOYEE_LEGAL_COUNCIL',
      update: 'ROLE_EMPLOYEE_LEGAL_COUNCIL',
    },
    menuGroup: 'compliance',
    preload: views,
    form: lazyView(forms, 'DueDiligenceForm'),
    actionInputs: async () => (await import('./actions.tsx')).actionInputs,
    list: lazyView(views, 'DueDiligenceList'),
  } satisfies EntityOptions,
}
