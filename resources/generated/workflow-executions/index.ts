// Generated from workflow-execution.schema.json by npm run codegen. Do not edit.
import type { EntityOptions } from '#resources/contexts/entityOptions.ts'
import { lazyView } from '#resources/page/lazyView.ts'

const views = () => import('./views.ts')

export default {
  name: 'workflow-execution',
  recordRepresentation: 'id',
  list: lazyView(views, 'WorkflowExecutionList'),
  options: {
    access: { read: 'ROLE_FILE_SEARCH or ROLE_PROCESSING' },
    preload: views,
    list: lazyView(views, 'WorkflowExecutionList'),
  } satisfies EntityOptions,
}
