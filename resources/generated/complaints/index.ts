// Generated from complaint.schema.json by npm run codegen. Do not edit.
import { lazy } from 'react'
import type { EntityOptions } from '#resources/entityOptions.ts'

export default {
  name: 'complaint',
  recordRepresentation: 'number',
  list: lazy(async () => ({ default: (await import('./views.ts')).ComplaintList })),
  show: lazy(async () => ({ default: (await import('./views.ts')).ComplaintShow })),
  edit: lazy(async () => ({ default: (await import('./forms.ts')).ComplaintEdit })),
  create: lazy(async () => ({ default: (await import('./forms.ts')).ComplaintCreate })),
  options: {
    access: {
      read: 'ROLE_EMPLOYEE_LEGAL_COUNCIL',
      create: 'ROLE_EMPLOYEE_LEGAL_COUNCIL',
      update: 'ROLE_EMPLOYEE_LEGAL_COUNCIL',
    },
    menuGroup: 'compliance',
    search: true,
    preload: () => import('./views.ts'),
    form: lazy(async () => ({ default: (await import('./forms.ts')).ComplaintForm })),
    actionInputs: async () => (await import('./actions.tsx')).actionInputs,
    list: lazy(async () => ({ default: (await import('./views.ts')).ComplaintList })),
  } satisfies EntityOptions,
}
