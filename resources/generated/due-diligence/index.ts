// Generated from due-diligence.schema.json by npm run codegen. Do not edit.
import { lazy } from 'react'
import type { EntityOptions } from '#resources/entityOptions.ts'

export default {
  name: 'due-diligence',
  recordRepresentation: 'id',
  list: lazy(async () => ({ default: (await import('./views.ts')).DueDiligenceList })),
  show: lazy(async () => ({ default: (await import('./views.ts')).DueDiligenceShow })),
  edit: lazy(async () => ({ default: (await import('./forms.ts')).DueDiligenceEdit })),
  create: lazy(async () => ({ default: (await import('./forms.ts')).DueDiligenceCreate })),
  options: {
    access: {
      read: 'ROLE_EMPLOYEE_LEGAL_COUNCIL',
      create: 'ROLE_EMPLOYEE_LEGAL_COUNCIL',
      update: 'ROLE_EMPLOYEE_LEGAL_COUNCIL',
    },
    menuGroup: 'compliance',
    preload: () => import('./views.ts'),
    form: lazy(async () => ({ default: (await import('./forms.ts')).DueDiligenceForm })),
    actionInputs: async () => (await import('./actions.tsx')).actionInputs,
    list: lazy(async () => ({ default: (await import('./views.ts')).DueDiligenceList })),
  } satisfies EntityOptions,
}
