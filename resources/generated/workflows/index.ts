// Generated from workflow.schema.json by npm run codegen. Do not edit.
import { lazy } from 'react'
import type { EntityOptions } from '#resources/entityOptions.ts'

export default {
  name: 'workflow',
  recordRepresentation: 'name',
  list: lazy(async () => ({ default: (await import('./views.ts')).WorkflowList })),
  show: lazy(async () => ({ default: (await import('./views.ts')).WorkflowShow })),
  edit: lazy(async () => ({ default: (await import('./forms.ts')).WorkflowEdit })),
  create: lazy(async () => ({ default: (await import('./forms.ts')).WorkflowCreate })),
  options: {
    access: { read: 'ROLE_EMPLOYEE or ROLE_WORKFLOW_FILE', create: 'ROLE_WORKFLOW_FILE', update: 'ROLE_WORKFLOW_FILE' },
    menuGroup: 'workflow',
    search: true,
    preload: () => import('./views.ts'),
    form: lazy(async () => ({ default: (await import('./forms.ts')).WorkflowForm })),
    list: lazy(async () => ({ default: (await import('./views.ts')).WorkflowList })),
  } satisfies EntityOptions,
}
