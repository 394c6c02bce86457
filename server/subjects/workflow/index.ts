/** Workflows: the steps of files, selected when they are due and executed. */
import { subject } from '#server/records/subject.ts'
import { processingItemEffects, processingRunEffects, workflowEffects } from './effects.ts'

export const workflow = subject({
  lifecycles: {
    workflow: workflowEffects,
    'processing-run': processingRunEffects,
    'processing-item': processingItemEffects,
  },
})
