// Generated from workflow-step.schema.json by npm run codegen. Do not edit.
import type { EntityOptions } from '#resources/contexts/entityOptions.ts'
import { lazyView } from '#resources/page/lazyView.ts'
import { localizedTitle } from '#resources/texts/titleText.ts'

const views = () => import('./views.ts')
const forms = () => import('./forms.ts')

export default {
  name: 'workflow-step',
  recordRepresentation: localizedTitle('name'),
  list: lazyView(views, 'WorkflowStepList'),
  show: lazyView(views, 'WorkflowStepShow'),
  edit: lazyView(forms, 'WorkflowStepEdit'),
  create: lazyView(forms, 'WorkflowStepCreate'),
  options: {
    access: {
      read: 'ROLE_EMPLOYEE or ROLE_WORKFLOW_FILE',
      create: 'ROLE_EMPLOYEE and ROLE_WORKFLOW_FILE',
      update: 'ROLE_EMPLOYEE and ROLE_WORKFLOW_FILE',
    },
    search: true,
    preload: views,
    form: lazyView(forms, 'WorkflowStepForm'),
    list: lazyView(views, 'WorkflowStepList'),
  } satisfies EntityOptions,
}
