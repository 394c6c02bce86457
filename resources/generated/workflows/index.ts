// Generated from workflow.schema.json by npm run codegen. Do not edit.
import type { EntityOptions } from '#resources/contexts/entityOptions.ts'
import { lazyView } from '#resources/page/lazyView.ts'

const views = () => import('./views.ts')
const forms = () => import('./forms.ts')

export default {
  name: 'workflow',
  recordRepresentation: 'name',
  list: lazyView(views, 'WorkflowList'),
  show: lazyView(views, 'WorkflowShow'),
  edit: lazyView(forms, 'WorkflowEdit'),
  create: lazyView(forms, 'WorkflowCreate'),
  options: {
    access: { read: 'ROLE_EMPLOYEE or ROLE_WORKFLOW_FILE', create: 'ROLE_WORKFLOW_FILE', update: 'ROLE_WORKFLOW_FILE' },
    menuGroup: 'workflow',
    search: true,
    preload: views,
    form: lazyView(forms, 'WorkflowForm'),
    list: lazyView(views, 'WorkflowList'),
  } satisfies EntityOptions,
}
