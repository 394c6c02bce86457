/** Moves many files to a workflow, or to one of its steps. */
import type { FastifyInstance } from 'fastify'
import { FieldErrors, Refused } from '#server/errors.ts'
import type { Changes } from '#server/foundation/audit.ts'
import type { OwnDeed } from '#server/records/ownDeed.ts'
import type { Body } from '#server/records/values/body.ts'
import { names } from '#server/sql/names.ts'
import { changeWorkflow } from '#server/subjects/workflow/changeWorkflow.ts'
import type { Trx } from '#server/db/engine.ts'

const f = names('collection_file')
const shown = ['workflow', 'workflowStep', 'workflowStepDueAt', 'workflowStatus'] as const

export const workflowDeed = (app: FastifyInstance): OwnDeed => ({
  name: 'changeWorkflow',
  right: 'ROLE_FILE_BULK_ACTIONS and ROLE_FILE_EDIT',
  check({ workflow, workflowStep, ...others }) {
    const [extra] = Object.keys(others)
    if (extra !== undefined) throw new FieldErrors({ [extra]: [{ key: 'validation.unknown' }] })
    const to = idIn(workflow)
    if (to === undefined) throw new FieldErrors({ workflow: [{ key: 'validation.required' }] })
    return { workflow: to, workflowStep: idIn(workflowStep) ?? null }
  },
  async work(record, values, context) {
    const to = { workflow: Number(values.workflow), step: idIn(values.workflowStep) ?? null }
    // A file that is at the step already would only wait for it anew.
    if (record.workflow === to.workflow && (to.step === null || record.workflowStep === to.step)) return undefined
    await changeWorkflow(app, context.trx, [record.id], to, context)
    return changesOf(record, await standingOf(context.trx, record.id))
  },
  async undo({ id, changes, isUnchanged }, { trx, ...by }) {
    if (!isUnchanged) throw new Refused({ key: 'error.bulk.changedSince' })
    const before = (name: (typeof shown)[number]) => (changes[name] ? changes[name].from : undefined)
    const { workflow: now } = await standingOf(trx, id)
    const workflow = 'workflow' in changes ? idIn(before('workflow')) : idIn(now)
    if (workflow === undefined) throw new Refused({ key: 'bulkFiles.noWorkflowBefore' })
    await changeWorkflow(app, trx, [id], { workflow, step: idIn(before('workflowStep')) ?? null }, by)
  },
})

const idIn = (value: unknown): number | undefined => {
  const id = typeof value === 'object' && value !== null && 'id' in value ? value.id : value
  return Number.isSafeInteger(id) && Number(id) > 0 ? Number(id) : undefined
}

async function standingOf({ query }: Pick<Trx, 'query'>, id: number): Promise<Body> {
  const { rows } = await query<Body>({
    text: `select ${f.workflow_id}::int as workflow, ${f.workflow_step_id}::int as "workflowStep", ${f.workflow_step_due_at}::text as "workflowStepDueAt",
        ${f.workflow_status} as "workflowStatus" from collection_file where ${f.id} = $1`,
    values: [id],
  })
  return rows[0] ?? {}
}

const changesOf = (before: Body, after: Body): Changes =>
  Object.fromEntries(
    shown
      .filter((name) => (before[name] ?? null) !== (after[name] ?? null))
      .map((name) => [name, { from: before[name] ?? null, to: after[name] ?? null }]),
  )
