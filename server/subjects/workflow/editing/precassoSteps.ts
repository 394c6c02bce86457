/** Pre-collection reminds and waits: a step that charges, or needs a file, is refused where it is written. */
import { channelOf } from '#domain/workflow/step.ts'
import type { WorkflowStepStored } from '#schemas/generated/workflow-step.ts'
import type { Trx } from '#server/db/engine.ts'
import { FieldErrors } from '#server/errors.ts'
import { names } from '#server/sql/names.ts'

const w = names('workflow', 'w')

type Given = Pick<WorkflowStepStored, 'actionType'> & { addsCollectionCosts?: boolean | null }

/** @throws {FieldErrors} If the workflow is one of pre-collection and the step is not for it. */
export async function refuseForPrecasso({ query }: Pick<Trx, 'query'>, workflow: number, step: Given): Promise<void> {
  const isFit = channelOf(step) !== undefined || step.actionType === 'wait'
  if (isFit && step.addsCollectionCosts !== true) return
  const { rows } = await query<{ category: string }>({
    text: `select ${w.category} as category from workflow w where ${w.id} = $1`,
    values: [workflow],
  })
  if (rows[0]?.category !== 'precasso') return
  const error = [{ key: 'error.workflow.notInPrecasso' }]
  throw new FieldErrors(isFit ? { addsCollectionCosts: error } : { actionType: error })
}
