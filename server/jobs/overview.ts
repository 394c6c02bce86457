/** Overview of the jobs for administrators: each kind, the running jobs, and the dead letters. */
import { maskText, maskValue } from '#domain/apiLog/mask.ts'
import { timeZone } from '#schemas/product.ts'
import type { Engine } from '#server/db/engine.ts'
import type { Boss } from './boss.ts'
import type { AnyJob } from './job.ts'
import { deadLetters } from './queues.ts'

type Waiting = { due: number; later: number; active: number; nextAt: string | null }
export type KindState = Waiting & {
  kind: string
  schedule: string | null
  onDemand: boolean
  lastAt: string | null
  lastState: 'completed' | 'failed' | null
}
type Progress = { done: number | null; total: number | null; errors: number | null }
export type RunningJob = Progress & { id: string; kind: string; startedAt: string; attempt: number }
export type FailedJob = Progress & {
  id: string
  kind: string
  failedAt: string
  tries: number
  error: string
  /** Masked JSON. */
  data: string
}
export type Overview = { kinds: KindState[]; running: RunningJob[]; failed: FailedJob[]; failedCount: number }

const most = 100

const kindsText = `select given.kind, coalesce(w.due, 0) as due, coalesce(w.later, 0) as later, coalesce(w.active, 0) as active,
    w.next_at as "nextAt", last.completed_on as "lastAt", last.state::text as "lastState"
  from unnest($1::text[]) with ordinality as given(kind, n)
  left join (
    select name, count(*) filter (where state < 'active' and start_after <= pgboss.job_now()) as due,
      count(*) filter (where state < 'active' and start_after > pgboss.job_now()) as later,
      count(*) filter (where state = 'active') as active, min(start_after) filter (where state < 'active') as next_at
    from pgboss.job where state <= 'active' group by name
  ) w on w.name = given.kind
  left join lateral (
    select completed_on, state from pgboss.job j where j.name = given.kind and completed_on is not null order by completed_on desc limit 1
  ) last on true
  order by given.n`

const runningText = `select j.id, j.name as kind, j.started_on as "startedAt", j.retry_count + 1 as attempt, r.done, r.total, r.errors
  from pgboss.job j left join job_run r on r.job_id = coalesce(j.source_root_id, j.id)
  where j.name = any($1::text[]) and j.state = 'active' order by j.started_on, j.id limit ${most}`

const failedText = `select j.id, j.source_name as kind, j.created_on as "failedAt", coalesce(j.source_retry_count, 0) + 1 as tries,
    coalesce(j.source_output, j.output) as output, j.data, r.done, r.total, r.errors, count(*) over () as count
  from pgboss.job j left join job_run r on r.job_id = coalesce(j.source_root_id, j.source_id)
  where j.name = '${deadLetters}' and j.state in ('created', 'failed') order by j.created_on desc, j.id limit ${most}`

type FailedRow = Omit<FailedJob, 'error' | 'data'> & { output: unknown; data: unknown; count: number }

export async function overview(
  { query }: Pick<Engine, 'query'>,
  boss: Boss,
  kinds: readonly AnyJob[],
  now: number,
): Promise<Overview> {
  const names = kinds.map(({ kind }) => kind)
  const states = await query<Omit<KindState, 'schedule' | 'onDemand'>>({ text: kindsText, values: [names] })
  const running = await query<RunningJob>({ text: runningText, values: [names] })
  const failed = await query<FailedRow>({ text: failedText })
  return {
    kinds: states.rows.map((row) => {
      const { schedule = null, onDemand = false } = kinds.find(({ kind }) => kind === row.kind) ?? {}
      return { ...row, schedule, onDemand, nextAt: earliest(row.nextAt, schedule && nextOf(boss, schedule, now)) }
    }),
    running: running.rows,
    failed: failed.rows.map(({ output, data, count: _count, ...row }) => ({
      ...row,
      error: withoutPeople(messageOf(output)),
      data: withoutPeople(JSON.stringify(maskValue(data ?? {}))),
    })),
    failedCount: failed.rows[0]?.count ?? 0,
  }
}

const nextOf = (boss: Boss, schedule: string, now: number): string | null =>
  boss.previewSchedule(schedule, { tz: timeZone, count: 1, from: new Date(now) })[0]?.toISOString() ?? null

const earliest = (one: string | null, other: string | null): string | null =>
  [one, other].filter((at) => at !== null).toSorted((a, b) => Date.parse(a) - Date.parse(b))[0] ?? null

/** The message of a stored error; its stack is in the log. */
function messageOf(output: unknown): string {
  if (typeof output !== 'object' || output === null) return ''
  return 'message' in output && typeof output.message === 'string' ? output.message : JSON.stringify(output)
}

const address = /[^\s"'<>(),;:]{1,64}@[^\s"'<>(),;:]{1,255}/g
const mostShown = 2000

/** Removes addresses: errors of libraries may contain some. */
const withoutPeople = (text: string): string => maskText(text.slice(0, mostShown)).replace(address, '***@***')
