/**
 * Deletes old data, a few thousand rows at a time: calls, deliveries and reads after the days in the settings,
 * detailed statistics sooner.
 */
import { job } from '#server/jobs/job.ts'
import { settingValue } from '#server/foundation/storedSettings.ts'
import { countPlugins } from './plugins.ts'

declare module '#server/jobs/job.ts' {
  interface JobKinds {
    'api-log.tidy': Record<string, never>
  }
}

const day = 86_400_000
/** Days that statistics are stored: the longest period on the monitoring page. */
const figureDays = 90
/** Days that the progress of finished jobs is stored. */
const runDays = 30
const atOnce = 5000

const some = (table: string, key: string, condition: string) =>
  `delete from ${table} where ${key} in (select ${key} from ${table} where ${condition} limit ${atOnce})`

/** Statement and maximum age in milliseconds. */
const old = (keptDays: number, readDays: number): readonly (readonly [string, number])[] => [
  [some('api_log', 'id', 'at < $1'), keptDays * day],
  [some('webhook_delivery', 'id', `at < $1 and status <> 'pending'`), keptDays * day],
  [some('read_log', 'id', 'at < $1'), readDays * day],
  [some('api_stat', 'ctid', `step = 'minute' and at < $1`), day / 4],
  [some('api_stat', 'ctid', `step = 'quarter' and at < $1`), 2 * day],
  [some('api_stat', 'ctid', `step = 'hour' and at < $1`), 9 * day],
  [some('api_stat', 'ctid', `step = 'day' and at < $1`), (figureDays + 1) * day],
  [some('api_plugin_hour', 'ctid', 'hour < $1'), figureDays * day],
  [some('api_key_use', 'ctid', 'minute < $1'), day],
  [some('job_run', 'ctid', 'updated_at < $1'), runDays * day],
]

/** Job that tidies the log, and rebuilds client programs: counts of those that no longer call decrease every day. */
export const tidyJob = job({
  kind: 'api-log.tidy',
  schedule: '7 * * * *',
  work: (_data, { app, inChunks }) =>
    inChunks<number>(async (trx, step = 0) => {
      if (step === 0) await countPlugins(trx, app.now())
      const keptDays = Number(await settingValue(trx, 'retention.apiLogDays'))
      const readDays = Number(await settingValue(trx, 'retention.readLogDays'))
      const steps = old(keptDays, readDays)
      const [text = '', age = 0] = steps[step] ?? []
      const { rowCount } = await trx.query({ text, values: [new Date(app.now() - age).toISOString()] })
      const next = rowCount < atOnce ? step + 1 : step
      return { done: rowCount, cursor: next < steps.length ? next : undefined }
    }),
})
