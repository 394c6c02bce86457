/** Workflows: the steps of files, selected when they are due and executed. */
import { subject } from '#server/records/subject.ts'
import { fileRoutes } from './due/fileRoutes.ts'
import { monitoringRoutes } from './due/monitoringRoutes.ts'
import { previewRoutes } from './due/previewRoutes.ts'
import { processingItemEffects, processingRunEffects, workflowEffects } from './effects.ts'
import { itemHooks } from './hooks.ts'
import { itemJob } from './runs/itemJob.ts'
import { followFile, followPayment } from './listeners.ts'
import { nightJob, runJob } from './runs/run.ts'

export const workflow = subject({
  hooks: { 'processing-item': itemHooks },
  lifecycles: {
    workflow: workflowEffects,
    'processing-run': processingRunEffects,
    'processing-item': processingItemEffects,
  },
  listens: { file: [followFile], payment: [followPayment] },
  routes: [previewRoutes, monitoringRoutes, fileRoutes],
  jobs: [nightJob, runJob, itemJob],
})
