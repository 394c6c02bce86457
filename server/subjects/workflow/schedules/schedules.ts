/** Work of a schedule: steps of files by a run of their own, or messages that wait until they may leave. */
import type { FastifyInstance } from 'fastify'
import { isOpenDay } from '#domain/workflow/schedule.ts'
import { message } from '#schemas/generated/message.ts'
import { processingRun } from '#schemas/generated/processing-run.ts'
import { scheduledSend, type ScheduledSendStored } from '#schemas/generated/scheduled-send.ts'
import type { Trx } from '#server/db/engine.ts'
import { system, type Writer } from '#server/foundation/writer.ts'
import { names } from '#server/sql/names.ts'
import { todayAt } from '#server/subjects/ledger/fileOf.ts'
import { holidays } from '#server/subjects/legal/calculations/tables.ts'
import { nextRunOf } from './scheduleHooks.ts'

type App = Pick<FastifyInstance, 'engine' | 'records' | 'jobs' | 'now'>
type Schedule = Pick<
  ScheduledSendStored,
  'id' | 'name' | 'type' | 'workflow' | 'step' | 'customer' | 'maxItems' | 'lastRun' | 'time' | 'days' | 'active'
>
/** `run`: the run that was made; `messages`: how many were released; `busy`: its run before is not done yet. */
export type Outcome = { run: number | null; messages: number; busy: boolean }

const s = names('scheduled_send')
const w = names('workflow', 'w')
const t = names('workflow_step', 't')
const r = names('processing_run')
const m = names('message', 'm')

/** Messages that one run of a schedule releases where it does not say how many. */
const mostMessages = 1_000
const columns = `${s.id}::int as id, ${s.name}, ${s.type}, ${s.workflow_id}::int as workflow, ${s.step_id}::int as step,
  ${s.customer_id}::int as customer, ${s.max_items}::int as "maxItems", ${s.last_run_id}::int as "lastRun", ${s.time}, ${s.days}, ${s.active}`

/** @returns Ids of the schedules whose moment has come, the oldest first. */
export async function dueSchedules({ engine, now }: App): Promise<number[]> {
  const { rows } = await engine.query<{ id: number }>({
    text: `select ${s.id}::int as id from scheduled_send where ${s.active} and ${s.next_run_at} <= $1 order by ${s.next_run_at}, ${s.id}`,
    values: [new Date(now()).toISOString()],
  })
  return rows.map(({ id }) => id)
}

/**
 * Runs a schedule whose moment has come, once, and sets the next one. What was missed while no server ran is made up for by
 * one run, on the first day that is open.
 *
 * @returns undefined: another process was first, or this day is closed.
 */
export async function takeTurn(app: App, trx: Trx, id: number): Promise<Outcome | undefined> {
  const now = app.now()
  const schedule = await lockedSchedule(trx, id, `${s.active} and ${s.next_run_at} <= $2`, [
    new Date(now).toISOString(),
  ])
  if (!schedule || !isOpenDay(now, (await holidays(trx)).recognised)) return undefined
  return runSchedule(app, trx, schedule, system('schedules'))
}

/** @returns undefined: there is no such schedule. */
export async function runNow(app: App, trx: Trx, id: number, by: Writer): Promise<Outcome | undefined> {
  const schedule = await lockedSchedule(trx, id)
  return schedule && runSchedule(app, trx, schedule, system('schedules', by))
}

async function lockedSchedule(
  trx: Trx,
  id: number,
  condition = 'true',
  values: readonly unknown[] = [],
): Promise<Schedule | undefined> {
  const { rows } = await trx.query<Schedule>({
    text: `select ${columns} from scheduled_send where ${s.id} = $1 and ${condition} for no key update`,
    values: [id, ...values],
  })
  return rows[0]
}

async function runSchedule(app: App, trx: Trx, schedule: Schedule, by: Writer): Promise<Outcome> {
  const now = app.now()
  const busy = await isBusy(trx, schedule)
  const run = busy || schedule.type !== 'processing' ? null : await startRun(app, trx, schedule, by)
  const messages = schedule.type === 'processing' ? 0 : await releaseMessages(app, trx, schedule, by)
  await app.records.update(
    trx,
    scheduledSend,
    schedule.id,
    {
      nextRunAt: await nextRunOf(trx, schedule, now),
      ...(!busy && { lastRunAt: new Date(now).toISOString() }),
      ...(run !== null && { lastRun: run }),
    },
    by,
  )
  return { run, messages, busy }
}

/** A second run would find the same files, and wait for the first at each of them. */
async function isBusy(trx: Trx, { type, lastRun }: Schedule): Promise<boolean> {
  if (type !== 'processing' || lastRun === null) return false
  const { rows } = await trx.query({
    text: `select from processing_run where ${r.id} = $1 and ${r.status} in ('approved', 'running')`,
    values: [lastRun],
  })
  return rows.length > 0
}

async function startRun(app: App, trx: Trx, schedule: Schedule, by: Writer): Promise<number> {
  const { name, customer, maxItems } = schedule
  const { id } = await app.records.create(
    trx,
    processingRun,
    {
      type: 'file',
      name,
      plannedFor: todayAt(app.now()),
      steps: await stepsOf(trx, schedule),
      customer,
      most: maxItems,
    },
    by,
  )
  await app.records.take(trx, processingRun, id, 'approve', {}, by)
  return id
}

/** Steps of all revisions of the workflow, because a file stays with the one that it began with; none: all steps. */
async function stepsOf(trx: Trx, { workflow, step }: Schedule): Promise<number[]> {
  if (step !== null) return [step]
  if (workflow === null) return []
  const { rows } = await trx.query<{ id: number }>({
    text: `select ${t.id}::int as id from workflow_step t join workflow w on ${w.id} = ${t.workflow_id}
      where ${t.active} and ${w.code} = (select ${w.code} from workflow w where ${w.id} = $1) order by ${t.id}`,
    values: [workflow],
  })
  return rows.map(({ id }) => id)
}

/**
 * Releases messages that were approved, and those with a later moment if their step sets no times of its own. The job
 * that sends asks the walls and the clock again.
 */
async function releaseMessages(app: App, trx: Trx, schedule: Schedule, by: Writer): Promise<number> {
  const at = new Date(app.now()).toISOString()
  const { rows } = await trx.query<{ id: number; status: 'approved' | 'scheduled' }>({
    text: `select ${m.id}::int as id, ${m.status} from message m left join workflow_step t on ${t.id} = ${m.step_id}
      where ${m.channel} = $1 and ($2::bigint is null or ${m.customer_id} = $2)
        and (${m.status} = 'approved' or (${m.status} = 'scheduled' and ${m.scheduled_at} > $3 and ${t.send_from} is null and ${t.send_until} is null))
      order by ${m.id} limit $4 for no key update of m skip locked`,
    values: [schedule.type, schedule.customer, at, schedule.maxItems ?? mostMessages],
  })
  for (const { id, status } of rows)
    if (status === 'approved') await app.records.take(trx, message, id, 'schedule', { scheduledAt: at }, by)
    else await app.records.update(trx, message, id, { scheduledAt: at }, by)
  if (rows.length > 0) await app.jobs.enqueue(trx, 'messages.send', {})
  return rows.length
}
