/** Workflows: the steps of files, selected when they are due and executed. */
import { subject } from '#server/records/subject.ts'
import { processingItemEffects, processingRunEffects, workflowEffects } from './effects.ts'
import { excludeRoutes } from './excludeRoutes.ts'
import { scheduleHooks } from './scheduleHooks.ts'
import { schedulesJob } from './scheduleJob.ts'
import { scheduleRoutes } from './scheduleRoutes.ts'

export const workflow = subject({
  hooks: { 'scheduled-send': scheduleHooks },
  routes: [excludeRoutes, scheduleRoutes],
  jobs: [schedulesJob],
  lifecycles: {
    workflow: workflowEffects,
    'processing-run': processingRunEffects,
    'processing-item': processingItemEffects,
  },
})
