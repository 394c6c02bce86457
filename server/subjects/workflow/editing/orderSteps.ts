/** Puts the steps of a draft in another order; those that led to the one behind them do so again. */
import type { FastifyInstance } from 'fastify'
import { relinked } from '#domain/workflow/relinkSteps.ts'
import { workflow } from '#schemas/generated/workflow.ts'
import { workflowStep } from '#schemas/generated/workflow-step.ts'
import type { Trx } from '#server/db/engine.ts'
import type { Writer } from '#server/foundation/writer.ts'
import { refuseUnlessDraft, statusOf } from './stepHooks.ts'
import { putInOrder } from './stepOrder.ts'

type Given = { records: FastifyInstance['records']; by: Writer }

/**
 * @param ids All steps of the workflow.
 * @throws {Refused | FieldErrors} If the workflow is in use, or these are not all of its steps.
 */
export async function orderSteps(trx: Trx, id: number, ids: readonly number[], { records, by }: Given): Promise<void> {
  refuseUnlessDraft(await statusOf(trx, id))
  const before = await putInOrder(trx, id, ids)
  const old = before.map((step) => step.id)
  if (String(old) === String(ids)) return
  await records.note(trx, workflow, id, { name: 'orderSteps', changes: { steps: { from: old, to: ids } } }, by)
  for (const [step, nextStep] of relinked(before, ids)) await records.update(trx, workflowStep, step, { nextStep }, by)
}
