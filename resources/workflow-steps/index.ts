/** Generated views, with a form that shows only what fits the action, and conditions in words. */
import { lazy } from 'react'
import generated from '#resources/generated/workflow-steps/index.ts'
import { lazyPart } from '#resources/page/lazyPart.tsx'

export default {
  ...generated,
  options: {
    ...generated.options,
    form: lazy(async () => ({ default: (await import('./StepForm.tsx')).StepForm })),
    formLayout: lazyPart(async () => ({ default: (await import('./StepFormLayout.tsx')).StepFormLayout })),
  },
}
