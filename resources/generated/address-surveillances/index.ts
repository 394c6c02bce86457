// Generated from address-surveillance.schema.json by npm run codegen. Do not edit.
import { lazy } from 'react'
import type { EntityOptions } from '#resources/entityOptions.ts'

export default {
  name: 'address-surveillance',
  recordRepresentation: 'status',
  list: lazy(async () => ({ default: (await import('./views.ts')).AddressSurveillanceList })),
  show: lazy(async () => ({ default: (await import('./views.ts')).AddressSurveillanceShow })),
  edit: lazy(async () => ({ default: (await import('./forms.ts')).AddressSurveillanceEdit })),
  create: lazy(async () => ({ default: (await import('./forms.ts')).AddressSurveillanceCreate })),
  options: {
    access: { read: 'ROLE_FILE_EDIT', create: 'ROLE_FILE_EDIT', update: 'ROLE_FILE_EDIT' },
    menuGroup: 'files',
    totals: ['cost'],
    preload: () => import('./views.ts'),
    form: lazy(async () => ({ default: (await import('./forms.ts')).AddressSurveillanceForm })),
    actionInputs: async () => (await import('./actions.tsx')).actionInputs,
    list: lazy(async () => ({ default: (await import('./views.ts')).AddressSurveillanceList })),
  } satisfies EntityOptions,
}
