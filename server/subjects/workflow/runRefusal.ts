/** Refusals of workflows that are no state of a record. */
import { Refused } from '#server/errors.ts'

type Reason = 'noSteps' | 'notInUse' | 'otherWorkflow' | 'fileClosed' | 'forPrecasso' | 'noStep' | 'isWaiting'

export const refused = (reason: Reason): Refused => new Refused({ key: `workflowRun.refused.${reason}` })
