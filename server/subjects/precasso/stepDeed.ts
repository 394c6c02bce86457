/** Moves many items to a step, of their workflow or of another one. */
import type { FastifyInstance } from 'fastify'
import { dueDay } from '#domain/workflow/step.ts'
import { precasso } from '#schemas/generated/precasso.ts'
import type { Trx } from '#server/db/engine.ts'
import { FieldErrors, Refused } from '#server/errors.ts'
import { system, type Writer } from '#server/foundation/writer.ts'
import type { OwnDeed } from '#server/records/ownDeed.ts'
import type { Body } from '#server/records/values/body.ts'
import { names } from '#server/sql/names.ts'
import { todayAt } from '#server/subjects/ledger/fileOf.ts'
import { leaveItems } from '#server/subjects/workflow/items.ts'
import { items } from '#server/subjects/workflow/owner.ts'
import { aroundOf, stepsAround } from '#server/subjects/workflow/steps.ts'

const w = names('workflow')

export const stepDeed = (app: FastifyInstance): OwnDeed => ({
  name: 'changeStep',
  right: 'ROLE_PROCESSING',
  check({ workflowStep, ...others }) {
    const [extra] = Object.keys(others)
    if (extra !== undefined) throw new FieldErrors({ [extra]: [{ key: 'validation.unknown' }] })
    const step = idIn(workflowStep)
    if (step === undefined) throw new FieldErrors({ workflowStep: [{ key: 'validation.required' }] })
    return { workflowStep: step }
  },
  async work(record, { workflowStep }, context) {
    const from = { workflow: idIn(record.workflow) ?? null, workflowStep: idIn(record.workflowStep) ?? null }
    if (from.workflowStep === workflowStep) return undefined
    if (items.ended.includes(String(record.status))) throw new Refused({ key: 'error.precasso.ended' })
    const to = await moveTo(app, context.trx, { id: record.id, step: Number(workflowStep), by: context })
    return {
      ...(from.workflow !== to.workflow && { workflow: { from: from.workflow, to: to.workflow } }),
      workflowStep: { from: from.workflowStep, to: to.workflowStep },
    }
  },
  async undo({ id, changes, isUnchanged }, { trx, ...by }) {
    if (!isUnchanged) throw new Refused({ key: 'error.bulk.changedSince' })
    const step = idIn(changes.workflowStep?.from)
    if (step === undefined) throw new Refused({ key: 'error.precasso.noStepBefore' })
    await moveTo(app, trx, { id, step, by })
  },
})

const idIn = (value: unknown): number | undefined => {
  const id = typeof value === 'object' && value !== null && 'id' in value ? value.id : value
  return Number.isSafeInteger(id) && Number(id) > 0 ? Number(id) : undefined
}

/** The step is due after its own delay, counted from today. */
async function moveTo(
  app: FastifyInstance,
  trx: Trx,
  { id, step: wanted, by }: { id: number; step: number; by: Writer },
): Promise<Body> {
  const step = (await stepsAround(trx, [wanted])).get(wanted)
  const { rows } = await trx.query<{ category: string; status: string }>({
    text: `select ${w.category} as category, ${w.status} as status from workflow where ${w.id} = $1`,
    values: [step?.workflow ?? 0],
  })
  if (!step || rows[0]?.category !== 'precasso') throw new Refused({ key: 'error.precasso.otherWorkflow' })
  if (rows[0].status === 'draft' || step.active === false) throw new Refused({ key: 'workflowRun.refused.notInUse' })
  const today = todayAt(app.now())
  const { holidays } = await aroundOf(trx, today)
  const values = { workflow: step.workflow, workflowStep: step.id, workflowStepDueAt: dueDay(step, today, holidays) }
  await app.records.update(trx, precasso, id, values, system('precasso', by))
  await leaveItems(trx, items, [id], app.now())
  return values
}
