// Generated from api-alert-rule.schema.json by npm run codegen. Do not edit.
import type { EntityOptions } from '#resources/contexts/entityOptions.ts'
import { lazyView } from '#resources/page/lazyView.ts'

const views = () => import('./views.ts')
const forms = () => import('./forms.ts')

export default {
  name: 'api-alert-rule',
  recordRepresentation: 'name',
  list: lazyView(views, 'ApiAlertRuleList'),
  show: lazyView(views, 'ApiAlertRuleShow'),
  options: {
    access: {
      read: 'ROLE_API_LOG_VIEW',
      create: 'ROLE_API_LOG_VIEW and ROLE_SETTINGS',
      update: 'ROLE_API_LOG_VIEW and ROLE_SETTINGS',
    },
    menuGroup: 'integration',
    dialog: true,
    search: true,
    preload: views,
    form: lazyView(forms, 'ApiAlertRuleForm'),
    list: lazyView(views, 'ApiAlertRuleList'),
  } satisfies EntityOptions,
}
