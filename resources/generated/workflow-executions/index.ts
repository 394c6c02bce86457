// Generated from workflow-execution.schema.json by npm run codegen. Do not edit.
import { lazy } from 'react'
import type { EntityOptions } from '#resources/entityOptions.ts'

export default {
  name: 'workflow-execution',
  recordRepresentation: 'id',
  list: lazy(async () => ({ default: (await import('./views.ts')).WorkflowExecutionList })),
  options: {
    access: { read: 'ROLE_FILE_SEARCH or ROLE_PROCESSING' },
    preload: () => import('./views.ts'),
    list: lazy(async () => ({ default: (await import('./views.ts')).WorkflowExecutionList })),
  } satisfies EntityOptions,
}
