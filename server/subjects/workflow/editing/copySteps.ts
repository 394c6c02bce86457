/** A later revision of a workflow: a draft with the same steps, which lead to each other as the old ones did. */
import type { FastifyInstance } from 'fastify'
import type { Entity } from '#schemas/entity.ts'
import { workflow } from '#schemas/generated/workflow.ts'
import { workflowStep } from '#schemas/generated/workflow-step.ts'
import type { Trx } from '#server/db/engine.ts'
import { NotFound, Refused } from '#server/errors.ts'
import { system, type Writer } from '#server/foundation/writer.ts'
import { untyped } from '#server/records/contract.ts'
import { storedRecord } from '#server/records/storedRecords.ts'
import type { Body } from '#server/records/values/body.ts'
import { names } from '#server/sql/names.ts'

const w = names('workflow', 'w')
const o = names('workflow', 'o')
const s = names('workflow_step', 's')

type Given = { records: FastifyInstance['records']; by: Writer }

/**
 * @returns The new workflow.
 * @throws {Refused} If the workflow is a draft itself, or a draft of it is there already.
 */
export async function newRevision(trx: Trx, id: number, given: Given): Promise<{ id: number; revision: number }> {
  const records = untyped(given.records)
  const by = system('workflow', given.by)
  const { status, draft, last } = await revisionsOf(trx, id)
  if (status === 'draft') throw new Refused({ key: 'error.workflow.isDraft' })
  if (draft !== null) throw new Refused({ key: 'error.workflow.hasDraft', values: { revision: draft } })
  const revision = last + 1
  const values = written(workflow, await storedRecord(id, { entity: workflow }, trx))
  const made = Number((await records.create(trx, workflow, { ...values, revision, previous: id }, by)).id)
  const copies = new Map<number, number>()
  const steps = await stepsOf(trx, id)
  for (const step of steps) {
    const { nextStep: _next, elseStep: _else, ...own } = written(workflowStep, step)
    const place = { workflow: made, sequence: step.sequence }
    const copy = await records.create(trx, workflowStep, { ...own, ...place }, by)
    copies.set(Number(step.id), Number(copy.id))
  }
  const copyOf = (step: unknown) => copies.get(Number(step)) ?? null
  for (const { id: old, nextStep, elseStep } of steps) {
    if (nextStep === null && elseStep === null) continue
    const links = { nextStep: copyOf(nextStep), elseStep: copyOf(elseStep) }
    await records.update(trx, workflowStep, copyOf(old) ?? 0, links, by)
  }
  return { id: made, revision }
}

/** Values that the program does not fill in itself. */
const written = ({ properties }: Entity, record: Body): Body =>
  Object.fromEntries(properties.flatMap(({ name, readOnly }) => (readOnly ? [] : [[name, record[name] ?? null]])))

type Revisions = { status: string; last: number; draft: number | null }

/** Locks all revisions: two people who ask at the same time get one draft. */
async function revisionsOf({ query }: Trx, id: number): Promise<Revisions> {
  await query({
    text: `select from workflow w where ${w.code} = (select ${w.code} from workflow w where ${w.id} = $1) order by ${w.id} for update`,
    values: [id],
  })
  const { rows } = await query<Revisions>({
    text: `select ${w.status} as status, (select max(${o.revision}) from workflow o where ${o.code} = ${w.code})::int as last,
        (select ${o.revision} from workflow o where ${o.code} = ${w.code} and ${o.status} = 'draft' limit 1)::int as draft
      from workflow w where ${w.id} = $1`,
    values: [id],
  })
  const [row] = rows
  if (!row) throw new NotFound()
  return row
}

async function stepsOf(trx: Trx, id: number): Promise<Body[]> {
  const { rows } = await trx.query<{ id: number }>({
    text: `select ${s.id}::int as id from workflow_step s where ${s.workflow_id} = $1 order by ${s.sequence}, ${s.id}`,
    values: [id],
  })
  const steps: Body[] = []
  for (const row of rows) steps.push(await storedRecord(row.id, { entity: workflowStep }, trx))
  return steps
}
