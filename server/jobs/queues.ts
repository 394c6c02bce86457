/** The queues: one per kind, and one for all dead letters; schedules are stored in the database too. */
import { timeZone } from '#schemas/product.ts'
import type { Engine } from '#server/db/engine.ts'
import type { Boss } from './boss.ts'
import type { AnyJob, Retry } from './job.ts'

export const deadLetters = 'dead-letters'

const day = 86_400
const byDefault: Retry = { limit: 5, delay: 10, most: 3600 }
/** Seconds without a heartbeat after which a job's process counts as dead, and the maximum seconds of a job. */
const heartbeat = 30
const longest = 12 * 3600

type QueueOptions = Readonly<Record<string, string | number | boolean | null>>

/** The options as `pgboss.create_queue` expects them. */
export function optionsOf({ retry = byDefault, schedule, key }: AnyJob): QueueOptions {
  return {
    policy: key ? 'short' : 'standard',
    retryLimit: retry.limit,
    retryDelay: retry.delay,
    retryBackoff: retry.delay > 0,
    retryDelayMax: retry.delay > 0 ? (retry.most ?? byDefault.most ?? null) : null,
    deadLetter: deadLetters,
    heartbeatSeconds: heartbeat,
    expireInSeconds: longest,
    // Finished jobs are soon useless: their lasting results are stored by the jobs themselves.
    deleteAfterSeconds: schedule ? day : 7 * day,
    retentionSeconds: 90 * day,
  }
}

/** Dead letters wait until an administrator decides. */
const ofDeadLetters: QueueOptions = { policy: 'standard', retryLimit: 0, retentionSeconds: 3650 * day }

const create = `select pgboss.create_queue(given.name, given.options)
  from jsonb_to_recordset($1::jsonb) as given(name text, options jsonb) where not exists (select from pgboss.queue q where q.name = given.name)`

const change = `update pgboss.queue q set retry_limit = (o ->> 'retryLimit')::int, retry_delay = (o ->> 'retryDelay')::int,
    retry_backoff = (o ->> 'retryBackoff')::bool, retry_delay_max = (o ->> 'retryDelayMax')::int, dead_letter = o ->> 'deadLetter',
    heartbeat_seconds = (o ->> 'heartbeatSeconds')::int, expire_seconds = (o ->> 'expireInSeconds')::int,
    deletion_seconds = (o ->> 'deleteAfterSeconds')::int, retention_seconds = (o ->> 'retentionSeconds')::int, updated_on = pgboss.job_now()
  from jsonb_to_recordset($1::jsonb) as given(name text, options jsonb), lateral (select given.options as o) as named
  where q.name = given.name and (q.retry_limit, q.retry_delay, q.retry_backoff, q.retry_delay_max, q.dead_letter, q.heartbeat_seconds,
      q.expire_seconds, q.deletion_seconds, q.retention_seconds) is distinct from
    ((o ->> 'retryLimit')::int, (o ->> 'retryDelay')::int, (o ->> 'retryBackoff')::bool, (o ->> 'retryDelayMax')::int, o ->> 'deadLetter',
      (o ->> 'heartbeatSeconds')::int, (o ->> 'expireInSeconds')::int, (o ->> 'deleteAfterSeconds')::int, (o ->> 'retentionSeconds')::int)`

/** Two statements for all kinds, because every start runs them; existing queues are left alone. */
export async function keepQueues(
  { transaction }: Pick<Engine, 'transaction'>,
  kinds: readonly AnyJob[],
): Promise<void> {
  const first = JSON.stringify([{ name: deadLetters, options: ofDeadLetters }])
  const others = JSON.stringify(kinds.map((one) => ({ name: one.kind, options: optionsOf(one) })))
  await transaction(async ({ query }) => {
    for (const values of [[first], [others]]) await query({ text: create, values })
    await query({ text: change, values: [others] })
  })
}

/** Stores each kind's schedule in the database. A new one is due at once. */
export async function keepSchedules(boss: Boss, kinds: readonly AnyJob[]): Promise<void> {
  const storedSchedules = await boss.getSchedules()
  for (const { kind, schedule } of kinds) {
    const [before] = storedSchedules.filter(({ name }) => name === kind)
    if (schedule === undefined) {
      if (before) await boss.unschedule(kind)
      continue
    }
    if (before?.cron === schedule && before.timezone === timeZone) continue
    await boss.schedule(kind, schedule, {}, { tz: timeZone, missed: 'once' })
    // Enqueued once, even if several processes start at the same time.
    if (!before) await boss.send(kind, {}, { singletonKey: 'first', singletonSeconds: 60 })
  }
  for (const { name } of storedSchedules) if (!kinds.some(({ kind }) => kind === name)) await boss.unschedule(name)
}
