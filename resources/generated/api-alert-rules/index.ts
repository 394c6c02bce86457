// Generated from api-alert-rule.schema.json by npm run codegen. Do not edit.
import { lazy } from 'react'
import type { EntityOptions } from '#resources/entityOptions.ts'

export default {
  name: 'api-alert-rule',
  recordRepresentation: 'name',
  list: lazy(async () => ({ default: (await import('./views.ts')).ApiAlertRuleList })),
  show: lazy(async () => ({ default: (await import('./views.ts')).ApiAlertRuleShow })),
  options: {
    access: {
      read: 'ROLE_API_LOG_VIEW',
      create: 'ROLE_API_LOG_VIEW and ROLE_SETTINGS',
      update: 'ROLE_API_LOG_VIEW and ROLE_SETTINGS',
    },
    menuGroup: 'integration',
    dialog: true,
    search: true,
    preload: () => import('./views.ts'),
    form: lazy(async () => ({ default: (await import('./forms.ts')).ApiAlertRuleForm })),
    list: lazy(async () => ({ default: (await import('./views.ts')).ApiAlertRuleList })),
  } satisfies EntityOptions,
}
