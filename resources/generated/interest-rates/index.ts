// Generated from interest-rate.schema.json by npm run codegen. Do not edit.
import { lazy } from 'react'
import type { EntityOptions } from '#resources/entityOptions.ts'

export default {
  name: 'interest-rate',
  recordRepresentation: 'source',
  list: lazy(async () => ({ default: (await import('./views.ts')).InterestRateList })),
  show: lazy(async () => ({ default: (await import('./views.ts')).InterestRateShow })),
  options: {
    access: { read: 'ROLE_EMPLOYEE or ROLE_LEGAL', create: 'ROLE_SETTINGS', update: 'ROLE_SETTINGS' },
    menuGroup: 'finance',
    dialog: true,
    preload: () => import('./views.ts'),
    form: lazy(async () => ({ default: (await import('./forms.ts')).InterestRateForm })),
    list: lazy(async () => ({ default: (await import('./views.ts')).InterestRateList })),
  } satisfies EntityOptions,
}
