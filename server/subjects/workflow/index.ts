/** Workflows: the steps of files, selected when they are due and executed. */
import { subject } from '#server/records/subject.ts'
import { courseRoutes } from './courseRoutes.ts'
import { processingItemEffects, processingRunEffects, workflowEffects } from './effects.ts'
import { itemHooks } from './hooks.ts'
import { itemJob } from './itemJob.ts'
import { keepEmailTemplate, keepLetterTemplate, keepSmsTemplate } from './keepTemplates.ts'
import { followFile, followPayment } from './listeners.ts'
import { revisionRoutes } from './revisionRoutes.ts'
import { nightJob, runJob } from './run.ts'
import { stepHooks } from './stepHooks.ts'
import { stepRoutes } from './stepRoutes.ts'
import { excludeRoutes } from './excludeRoutes.ts'
import { scheduleHooks } from './scheduleHooks.ts'
import { schedulesJob } from './scheduleJob.ts'
import { scheduleRoutes } from './scheduleRoutes.ts'

export const workflow = subject({
  hooks: { 'processing-item': itemHooks, 'scheduled-send': scheduleHooks, 'workflow-step': stepHooks },
  lifecycles: {
    workflow: workflowEffects,
    'processing-run': processingRunEffects,
    'processing-item': processingItemEffects,
  },
  listens: {
    file: [followFile],
    payment: [followPayment],
    'email-template': [keepEmailTemplate],
    'post-mail-template': [keepLetterTemplate],
    'sms-template': [keepSmsTemplate],
  },
  routes: [stepRoutes, revisionRoutes, courseRoutes, excludeRoutes, scheduleRoutes],
  jobs: [nightJob, runJob, itemJob, schedulesJob],
})
