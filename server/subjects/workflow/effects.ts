/** Effects of the actions on workflows, runs and files of runs. */
import type { ProcessingItemLifecycle } from '#schemas/generated/processing-item.ts'
import type { ProcessingRunLifecycle } from '#schemas/generated/processing-run.ts'
import type { WorkflowLifecycle } from '#schemas/generated/workflow.ts'
import type { Effects } from '#schemas/lifecycle.ts'
import type { EffectContext } from '#server/records/lifecycle/effects.ts'

export const workflowEffects = (): Effects<WorkflowLifecycle, EffectContext> => ({
  checkSteps: () => ({}),
  retireEarlier: () => ({}),
})
export const processingRunEffects = (): Effects<ProcessingRunLifecycle, EffectContext> => ({
  enqueue: () => ({}),
  retryItems: () => ({}),
})
export const processingItemEffects = (): Effects<ProcessingItemLifecycle, EffectContext> => ({
  enqueue: () => ({}),
  skipStep: () => ({}),
})
