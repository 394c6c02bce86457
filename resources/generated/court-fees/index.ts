// Generated from court-fee.schema.json by npm run codegen. Do not edit.
import { lazy } from 'react'
import type { EntityOptions } from '#resources/entityOptions.ts'

export default {
  name: 'court-fee',
  recordRepresentation: 'source',
  list: lazy(async () => ({ default: (await import('./views.ts')).CourtFeeList })),
  show: lazy(async () => ({ default: (await import('./views.ts')).CourtFeeShow })),
  options: {
    access: { read: 'ROLE_EMPLOYEE or ROLE_LEGAL', create: 'ROLE_SETTINGS', update: 'ROLE_SETTINGS' },
    menuGroup: 'legal',
    dialog: true,
    preload: () => import('./views.ts'),
    form: lazy(async () => ({ default: (await import('./forms.ts')).CourtFeeForm })),
    list: lazy(async () => ({ default: (await import('./views.ts')).CourtFeeList })),
  } satisfies EntityOptions,
}
