// Generated from workflow-step.schema.json by npm run codegen. Do not edit.
import { lazy } from 'react'
import type { EntityOptions } from '#resources/entityOptions.ts'
import { localizedTitle } from '#resources/texts/titleText.ts'

export default {
  name: 'workflow-step',
  recordRepresentation: localizedTitle('name'),
  list: lazy(async () => ({ default: (await import('./views.ts')).WorkflowStepList })),
  show: lazy(async () => ({ default: (await import('./views.ts')).WorkflowStepShow })),
  edit: lazy(async () => ({ default: (await import('./forms.ts')).WorkflowStepEdit })),
  create: lazy(async () => ({ default: (await import('./forms.ts')).WorkflowStepCreate })),
  options: {
    access: {
      read: 'ROLE_EMPLOYEE or ROLE_WORKFLOW_FILE',
      create: 'ROLE_EMPLOYEE and ROLE_WORKFLOW_FILE',
      update: 'ROLE_EMPLOYEE and ROLE_WORKFLOW_FILE',
    },
    search: true,
    preload: () => import('./views.ts'),
    form: lazy(async () => ({ default: (await import('./forms.ts')).WorkflowStepForm })),
    list: lazy(async () => ({ default: (await import('./views.ts')).WorkflowStepList })),
  } satisfies EntityOptions,
}
