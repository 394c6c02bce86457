/** Adds a step to a draft: behind the last one, or another, which then leads to it. */
import type { FastifyInstance } from 'fastify'
import { workflowStep } from '#schemas/generated/workflow-step.ts'
import type { Trx } from '#server/db/engine.ts'
import type { Writer } from '#server/foundation/writer.ts'
import { untyped } from '#server/records/contract.ts'
import { storedRecord } from '#server/records/storedRecords.ts'
import type { Body } from '#server/records/values/body.ts'
import { orderSteps } from './orderSteps.ts'
import { refuseUnlessDraft, statusOf } from './stepHooks.ts'
import { inOrder } from './stepOrder.ts'

type Given = { records: FastifyInstance['records']; by: Writer }

/**
 * @param after A step of the workflow; absent: the last one.
 * @returns The id of the new step.
 */
export async function addStep(trx: Trx, workflow: number, body: Body, after: number | undefined, given: Given) {
  const records = untyped(given.records)
  refuseUnlessDraft(await statusOf(trx, workflow))
  const before = (await inOrder(trx, workflow)).map(({ id }) => id)
  const id = Number((await records.create(trx, workflowStep, body, given.by)).id)
  const last = before.at(-1)
  if (last !== undefined && (await isOpenEnd(trx, last)))
    await records.update(trx, workflowStep, last, { nextStep: id }, given.by)
  const place = after === undefined ? -1 : before.indexOf(after)
  if (place >= 0) await orderSteps(trx, workflow, before.toSpliced(place + 1, 0, id), given)
  return id
}

/** Closing is an end that somebody chose. */
async function isOpenEnd(trx: Trx, id: number): Promise<boolean> {
  const { nextStep, actionType } = await storedRecord(id, { entity: workflowStep }, trx)
  return nextStep === null && actionType !== 'close'
}
