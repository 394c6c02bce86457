/** Moves files to a workflow, or to another step of theirs: what a person chooses, or a rule of the office. */
import type { FastifyInstance } from 'fastify'
import { dueDay } from '#domain/workflow/step.ts'
import { file } from '#schemas/generated/file.ts'
import type { Trx } from '#server/db/engine.ts'
import { Refused } from '#server/errors.ts'
import { system, type Writer } from '#server/foundation/writer.ts'
import { stampsOf } from '#server/records/bulk/lockRecords.ts'
import type { Deed } from '#server/records/contract.ts'
import { names } from '#server/sql/names.ts'
import { todayAt } from '#server/subjects/ledger/fileOf.ts'
import { leaveItems } from './items.ts'
import { files } from './owner.ts'
import { refused } from './runRefusal.ts'
import { aroundOf, firstOf, stepsOf } from './steps.ts'

/** `step`: the first one in use when it is left out. */
export type ToWorkflow = { workflow: number; step?: number | null }

const f = names('collection_file', 'f')
const w = names('workflow')

/**
 * The step is due after its own delay, counted from today. Files whose steps had ended go on, unless their debtor is protected.
 *
 * @throws {Refused} If the workflow is not in use or has no such step, or one of the files is closed; nothing is changed then.
 */
export async function changeWorkflow(
  app: FastifyInstance,
  trx: Trx,
  fileIds: readonly number[],
  to: ToWorkflow,
  by: Writer,
): Promise<void> {
  if (fileIds.length === 0) return
  const all = await lockedFiles(trx, fileIds)
  if (all.some(({ status }) => status === 'closed')) throw refused('fileClosed')
  await checkInUse(trx, to.workflow, all)
  const steps = await stepsOf(trx, [to.workflow])
  const step = to.step ? steps.find(({ id }) => id === to.step) : firstOf(steps)
  if (!step) throw refused(to.step ? 'otherWorkflow' : 'noSteps')
  const today = todayAt(app.now())
  const { holidays } = await aroundOf(trx, today)
  const ids = all.map(({ id }) => id)
  const values = { workflow: to.workflow, workflowStep: step.id, workflowStepDueAt: dueDay(step, today, holidays) }
  await writeAll(app, trx, ids, { action: 'update', values }, by)
  const ended = all.filter(({ status, insolvent }) => status === 'no_more_steps' && !insolvent)
  await writeAll(
    app,
    trx,
    ended.map(({ id }) => id),
    { action: 'resume', values: {} },
    by,
  )
  await leaveItems(trx, files, ids, app.now())
}

type Locked = { id: number; status: string; insolvent: boolean; workflow: number | null }

async function lockedFiles({ query }: Trx, ids: readonly number[]): Promise<Locked[]> {
  const { rows } = await query<Locked>({
    text: `select ${f.id}::int as id, ${f.workflow_status} as status, coalesce(${f.insolvent}, false) as insolvent, ${f.workflow_id}::int as workflow
      from collection_file f where ${f.id} = any($1::bigint[]) order by ${f.id} for no key update`,
    values: [ids],
  })
  return rows
}

/** A workflow that was taken out of use stays for the files that are in it. */
async function checkInUse({ query }: Trx, workflow: number, all: readonly Locked[]): Promise<void> {
  const { rows } = await query<{ status: string; category: string }>({
    text: `select ${w.status} as status, ${w.category} as category from workflow where ${w.id} = $1`,
    values: [workflow],
  })
  const status = rows[0]?.status
  if (rows[0]?.category === 'precasso') throw refused('forPrecasso')
  const isTheirs = status === 'retired' && all.every((one) => one.workflow === workflow)
  if (status !== 'active' && !isTheirs) throw refused('notInUse')
}

/** @throws {Refused} With the first reason, if one of them cannot be written. */
async function writeAll(
  { records }: FastifyInstance,
  trx: Trx,
  ids: readonly number[],
  deed: Deed,
  by: Writer,
): Promise<void> {
  if (ids.length === 0) return
  const stamps = await stampsOf(ids, file, trx)
  const targets = ids.map((id, place) => ({ place, id, stamp: stamps.get(id) ?? null }))
  const results = await records.many(trx, file, deed, targets, system('workflow', by))
  const failed = results.find(({ outcome }) => outcome === 'refused')
  if (failed) throw new Refused(failed.errors[0] ?? { key: 'error.invalid' })
}
