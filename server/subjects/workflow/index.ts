/** Workflows: the steps of files, selected when they are due and executed. */
import { subject } from '#server/records/subject.ts'
import { fileRoutes } from './due/fileRoutes.ts'
import { monitoringRoutes } from './due/monitoringRoutes.ts'
import { previewRoutes } from './due/previewRoutes.ts'
import { courseRoutes } from './editing/courseRoutes.ts'
import { keepEmailTemplate, keepLetterTemplate, keepSmsTemplate } from './editing/keepTemplates.ts'
import { revisionRoutes } from './editing/revisionRoutes.ts'
import { stepHooks } from './editing/stepHooks.ts'
import { stepRoutes } from './editing/stepRoutes.ts'
import { tryRoutes } from './editing/tryRoutes.ts'
import { processingItemEffects, processingRunEffects, workflowEffects } from './effects.ts'
import { excludeRoutes } from './runs/excludeRoutes.ts'
import { itemHooks } from './hooks.ts'
import { stopWhenPaid, workOnSteps } from './listeners.ts'
import { itemJob } from './runs/itemJob.ts'
import { nightJob, runJob } from './runs/run.ts'
import { scheduleHooks } from './schedules/scheduleHooks.ts'
import { schedulesJob } from './schedules/scheduleJob.ts'
import { scheduleRoutes } from './schedules/scheduleRoutes.ts'

export const workflow = subject({
  hooks: { 'processing-item': itemHooks, 'scheduled-send': scheduleHooks, 'workflow-step': stepHooks },
  lifecycles: {
    workflow: workflowEffects,
    'processing-run': processingRunEffects,
    'processing-item': processingItemEffects,
  },
  listens: {
    file: [workOnSteps],
    payment: [stopWhenPaid],
    'email-template': [keepEmailTemplate],
    'post-mail-template': [keepLetterTemplate],
    'sms-template': [keepSmsTemplate],
  },
  routes: [
    stepRoutes,
    tryRoutes,
    revisionRoutes,
    courseRoutes,
    previewRoutes,
    monitoringRoutes,
    fileRoutes,
    excludeRoutes,
    scheduleRoutes,
  ],
  jobs: [nightJob, runJob, itemJob, schedulesJob],
})
