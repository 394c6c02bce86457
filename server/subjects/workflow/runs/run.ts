/** A run: a job with a cursor, which executes the files or items of the run some hundred at a time. */
import { processingRun } from '#schemas/generated/processing-run.ts'
import type { Trx } from '#server/db/engine.ts'
import { say } from '#server/foundation/messages.ts'
import { system } from '#server/foundation/writer.ts'
import { job, type JobContext } from '#server/jobs/job.ts'
import { names } from '#server/sql/names.ts'
import { todayAt } from '#server/subjects/ledger/fileOf.ts'
import { ownerOf, type Owner } from '#server/subjects/workflow/owner.ts'
import type { Became, Due } from './runFiles.ts'
import { execute } from './execute.ts'
import { selectDue } from './select.ts'

declare module '#server/jobs/job.ts' {
  interface JobKinds {
    'workflow.run': { run: number }
    'workflow.night': Record<string, never>
  }
}

/** Files per transaction, which are locked meanwhile. */
const atOnce = 50
/** Steps of one file that a run may do one after the other, where they are due at once. */
const mostRounds = 10
/** Attempts after the first. */
const limit = 5

const r = names('processing_run')
const i = names('processing_item', 'i')

/** `after`: the last file of the run that was executed in this round. */
type Cursor = { round: number; after: number }

export const runJob = job({
  kind: 'workflow.run',
  retry: { limit, delay: 10, most: 3600 },
  group: ({ run }) => String(run),
  work: async ({ run }, context) => {
    try {
      await context.inChunks<Cursor>((trx, cursor) => chunk(run, trx, cursor, context))
    } catch (error) {
      if (context.attempt > limit) await fail(run, context)
      throw error
    }
  },
})

/** Every night, once what is owed and what was agreed has been brought to the day. */
export const nightJob = job({
  kind: 'workflow.night',
  schedule: '0 1 * * *',
  once: true,
  work: async (_data, { app, trx }) => {
    const by = system('workflow')
    const plannedFor = todayAt(app.now())
    const { id } = await app.records.create(trx, processingRun, { type: 'file', plannedFor }, by)
    await app.records.take(trx, processingRun, id, 'approve', {}, by)
  },
})

type Run = { type: string; status: string; plannedFor: string | null; approvedBy: number | null }

async function chunk(run: number, trx: Trx, cursor: Cursor | undefined, { app }: JobContext) {
  const found = await runOf(trx, run)
  const now = app.now()
  const today = todayAt(now)
  const isOver = found === undefined || !['approved', 'running'].includes(found.status)
  if (isOver) {
    if (found?.status === 'cancelled') await leaveRest(trx, run)
    return { done: 0 }
  }
  const of = ownerOf(found.type)
  const day = found.plannedFor !== null && found.plannedFor < today ? found.plannedFor : today
  if (found.status === 'approved') await app.records.take(trx, processingRun, run, 'begin', {}, system('workflow'))
  if (!cursor) {
    const total = await selectDue(trx, { of, run, day, now })
    await addTo(trx, run, { total })
    return { done: 0, total, cursor: { round: 1, after: 0 } }
  }
  const dues = await pendingOf(trx, of, run, { after: cursor.after, isApproved: found.approvedBy !== null })
  if (dues.length > 0) {
    const all = await execute(app, trx, dues, { of, run })
    await addTo(trx, run, countsOf(all))
    const failed = all.filter(({ result }) => result === 'failed').length
    return { done: all.length, errors: failed, cursor: { ...cursor, after: dues.at(-1)?.id ?? cursor.after } }
  }
  const more = cursor.round < mostRounds ? await selectDue(trx, { of, run, day, now }) : 0
  if (more > 0) {
    await addTo(trx, run, { total: more })
    return { done: 0, cursor: { round: cursor.round + 1, after: cursor.after } }
  }
  await app.records.take(trx, processingRun, run, 'complete', {}, system('workflow'))
  return { done: 0 }
}

/** Locks the run: who cancels it waits for the chunk. */
async function runOf({ query }: Trx, run: number): Promise<Run | undefined> {
  const { rows } = await query<Run>({
    text: `select ${r.type} as type, ${r.status} as status, ${r.planned_for} as "plannedFor", ${r.approved_by_id}::int as "approvedBy" from processing_run where ${r.id} = $1 for no key update`,
    values: [run],
  })
  return rows[0]
}

/** Items of a run that wait. If a person approved the run its steps are approved too. */
async function pendingOf(
  { query }: Trx,
  { kind, column }: Owner,
  run: number,
  { after, isApproved }: { after: number; isApproved: boolean },
): Promise<(Due & { id: number })[]> {
  const { rows } = await query<Omit<Due, 'passes'> & { id: number }>({
    name: `workflow-pending-${kind}`,
    text: `select ${i.id}::int as id, i.${column}::int as record, ${i.step_id}::int as step, ${i.planned_for} as "plannedFor" from processing_item i
      where ${i.run_id} = $1 and ${i.status} = 'pending' and ${i.id} > $2 and ${i.step_id} is not null and ${i.planned_for} is not null order by ${i.id} limit ${atOnce}`,
    values: [run, after],
  })
  const passes: Due['passes'] = new Set(isApproved ? ['awaits_approval' as const] : [])
  return rows.map((row) => ({ ...row, passes }))
}

type Counts = { total: number; done: number; held: number; skipped: number; failed: number }

export function countsOf(all: readonly Became[]): Omit<Counts, 'total'> {
  const of = (...results: Became['result'][]) => all.filter(({ result }) => results.includes(result)).length
  return { done: of('done'), held: of('held'), skipped: of('skipped', 'left'), failed: of('failed') }
}

/** Progress is no edit of a record. */
export async function addTo({ query }: Trx, run: number, counts: Partial<Counts>): Promise<void> {
  await query({
    name: 'workflow-count',
    text: `update processing_run set ${(['total', 'done', 'held', 'skipped', 'failed'] as const).map((name, at) => `${r[name]} = greatest(0, coalesce(${r[name]}, 0) + $${at + 2})`).join(', ')}
      where ${r.id} = $1`,
    values: [run, ...(['total', 'done', 'held', 'skipped', 'failed'] as const).map((name) => counts[name] ?? 0)],
  })
}

async function leaveRest({ query }: Trx, run: number): Promise<void> {
  await query({
    text: `update processing_item i set status = 'skipped', note = $2 where ${i.run_id} = $1 and ${i.status} = 'pending'`,
    values: [run, say('nl', { key: 'workflowRun.cancelled' })],
  })
}

const fail = (run: number, { app }: JobContext): Promise<unknown> =>
  app.engine.transaction(async (trx) => {
    const found = await runOf(trx, run)
    if (!found || !['approved', 'running'].includes(found.status)) return
    const reason = say('nl', { key: 'workflowRun.failed' })
    await app.records.take(trx, processingRun, run, 'fail', { reason }, system('workflow'))
  })
