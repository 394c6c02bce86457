/** Moves files from one revision of a workflow to another, some at a time: each to the step that does the same. */
import type { FastifyInstance } from 'fastify'
import { file } from '#schemas/generated/file.ts'
import type { Trx } from '#server/db/engine.ts'
import { Refused } from '#server/errors.ts'
import type { Writer } from '#server/foundation/writer.ts'
import { names } from '#server/sql/names.ts'
import { rowScope } from '#server/sql/rowScope.ts'
import { allOf, Params } from '#server/sql/sql.ts'
import { changeWorkflow } from '#server/subjects/workflow/changeWorkflow.ts'
import { firstOf, stepsOf, type KnownStep } from '#server/subjects/workflow/steps.ts'

const f = names('collection_file', 't')
const w = names('workflow', 'w')
const atOnce = 200

type Move = { from: number; to: number }

/**
 * Moves at most 200 of the open files that this person sees. Files without a next step stay where they ended.
 *
 * @throws {Refused} If these are not revisions of one workflow, or the later one is not in use.
 */
export async function moveFiles(app: FastifyInstance, trx: Trx, { from, to }: Move, by: Writer) {
  await checkRevisions(trx, { from, to })
  const steps = await stepsOf(trx, [to])
  const first = firstOf(steps)
  if (!first) throw new Refused({ key: 'error.workflow.inUse' })
  const before = await stepsOf(trx, [from])
  const { rows, total } = await waiting(app, trx, from, by)
  const byStep = Map.groupBy(
    rows,
    ({ step }) =>
      (
        sameStep(
          before.find(({ id }) => id === step),
          steps,
        ) ?? first
      ).id,
  )
  for (const [step, files] of byStep)
    await changeWorkflow(
      app,
      trx,
      files.map(({ id }) => id),
      { workflow: to, step },
      by,
    )
  return { moved: rows.length, left: total - rows.length }
}

/** Step with the same name and action type, else the one with the same sequence number. */
const sameStep = (step: KnownStep | undefined, among: readonly KnownStep[]): KnownStep | undefined =>
  step &&
  (among.find((one) => one.actionType === step.actionType && one.name.nl === step.name.nl) ??
    among.find(({ sequence }) => sequence === step.sequence))

async function checkRevisions({ query }: Trx, { from, to }: Move): Promise<void> {
  const { rows } = await query({
    text: `select from workflow w where ${w.id} = any($1::bigint[]) having count(distinct ${w.code}) = 1 and count(*) = 2`,
    values: [[from, to]],
  })
  if (rows.length === 0) throw new Refused({ key: 'error.workflow.otherRevisions' })
}

type Waiting = { id: number; step: number }

async function waiting(app: FastifyInstance, { query }: Trx, from: number, { access }: Writer) {
  const params = new Params()
  const condition = allOf([
    `${f.workflow_id} = ${params.add(from, 'bigint')} and ${f.workflow_step_id} is not null and ${f.workflow_status} <> 'closed'`,
    rowScope({ entity: file, access, now: app.now() }, params),
  ])
  const { rows } = await query<Waiting & { total: number }>({
    text: `select ${f.id}::int as id, ${f.workflow_step_id}::int as step, (count(*) over ())::int as total
      from collection_file t where ${condition} order by ${f.id} limit ${atOnce}`,
    values: params.values,
  })
  return { rows, total: rows[0]?.total ?? 0 }
}
