/** Forgets what is too old: calls, deliveries and reads when a setting says so, finer figures sooner. A few thousand rows at a time. */
import type { Engine } from '#server/db/engine.ts'
import { settingValue } from '#server/foundation/storedSettings.ts'

const day = 86_400_000
/** Days that figures are kept: the longest stretch that is shown. */
const figureDays = 90
const atOnce = 5000

const some = (table: string, key: string, condition: string) =>
  `delete from ${table} where ${key} in (select ${key} from ${table} where ${condition} limit ${atOnce})`

/** Statement and age in milliseconds. */
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
]

export async function tidy(engine: Engine, now: number): Promise<void> {
  const keptDays = Number(await settingValue(engine, 'retention.apiLogDays'))
  const readDays = Number(await settingValue(engine, 'retention.readLogDays'))
  for (const [text, age] of old(keptDays, readDays)) {
    let removed = atOnce
    while (removed >= atOnce) {
      const { rowCount } = await engine.query({ text, values: [new Date(now - age).toISOString()] })
      removed = rowCount
    }
  }
}
