/** Workflows: the steps of files, selected when they are due and executed. */
import { subject } from '#server/records/subject.ts'
import { processingItemEffects, processingRunEffects, workflowEffects } from './effects.ts'
import { courseRoutes } from './courseRoutes.ts'
import { keepEmailTemplate, keepLetterTemplate, keepSmsTemplate } from './keepTemplates.ts'
import { revisionRoutes } from './revisionRoutes.ts'
import { stepHooks } from './stepHooks.ts'
import { stepRoutes } from './stepRoutes.ts'

export const workflow = subject({
  hooks: { 'workflow-step': stepHooks },
  lifecycles: {
    workflow: workflowEffects,
    'processing-run': processingRunEffects,
    'processing-item': processingItemEffects,
  },
  listens: {
    'email-template': [keepEmailTemplate],
    'post-mail-template': [keepLetterTemplate],
    'sms-template': [keepSmsTemplate],
  },
  routes: [stepRoutes, revisionRoutes, courseRoutes],
})
