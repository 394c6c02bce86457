/** Changes settings: all or none, each with an audit row. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { settingByKey } from '#domain/settings/officeSettings.ts'
import { problemsTogether, readSettingValue, type Problem } from '#domain/settings/read.ts'
import type { Setting, SettingValue } from '#domain/settings/setting.ts'
import { dayOf } from '#domain/time/day.ts'
import { writerOf } from '#server/records/call.ts'
import type { Trx } from '#server/db/engine.ts'
import { FieldErrors } from '#server/errors.ts'
import { seal } from '#server/foundation/seal.ts'
import { sealingKey, storedSettings, type Stored } from '#server/foundation/storedSettings.ts'

/** `seen`: last change of each setting as the person knew it; null for never. */
export type Wishes = {
  values: Readonly<Record<string, unknown>>
  seen: Readonly<Record<string, string | null>>
}
type App = Pick<FastifyInstance, 'engine' | 'now' | 'config' | 'records'>
type Asked = Pick<FastifyRequest, 'access' | 'id' | 'method' | 'routeOptions'>

/** Name in the audit. */
const setting = { name: 'setting', properties: [] }

/**
 * @throws {FieldErrors} By key: unknown or invalid values, or a setting that somebody else changed meanwhile.
 * Nothing is changed then.
 */
export async function changeSettings(app: App, asked: Asked, { values, seen }: Wishes): Promise<void> {
  const [read, problems] = readAll(values)
  await app.engine.transaction(async (trx) => {
    // Changes go one at a time, because two values that are each valid may be invalid together.
    await trx.query({ text: `select pg_advisory_xact_lock(hashtext('settings'))` })
    const before = await storedSettings(trx)
    for (const { key } of read.keys()) {
      const storedSetting = before.get(key)
      if (key in seen && seen[key] !== (storedSetting?.changedAt ?? null)) problems.set(key, { key: 'error.stale' })
    }
    const after = (key: string) => [...read].find(([one]) => one.key === key)?.[1] ?? current(key, before)
    const change = { before: (key: string) => current(key, before), after, today: dayOf(app.now()) }
    const own = [...read.keys()].map((one) => [one.key, one.problem?.(change)] as const)
    for (const [key, problem] of [...Object.entries(problemsTogether(after)), ...own])
      if (problem && !problems.has(key)) problems.set(key, problem)
    if (problems.size > 0) {
      throw new FieldErrors(Object.fromEntries([...problems].map(([key, problem]) => [key, [problem]])))
    }
    for (const [setting, value] of read) await write(app, asked, trx, setting, value, before.get(setting.key))
  })
}

function readAll(values: Wishes['values']): [Map<Setting, SettingValue>, Map<string, Problem>] {
  const read = new Map<Setting, SettingValue>()
  const problems = new Map<string, Problem>()
  for (const [key, typed] of Object.entries(values)) {
    const setting = settingByKey.get(key)
    const reading = setting ? readSettingValue(setting, typed) : { problem: { key: 'validation.unknown' } }
    if ('problem' in reading) problems.set(key, reading.problem)
    else if (setting) read.set(setting, reading.value)
  }
  return [read, problems]
}

const current = (key: string, stored: ReadonlyMap<string, Stored>): SettingValue =>
  stored.get(key)?.value ?? settingByKey.get(key)?.fallback ?? null

/** An empty value removes the stored one, so that the default applies again. */
async function write(
  { config, now, records }: App,
  asked: Asked,
  trx: Trx,
  { key, type }: Setting,
  value: SettingValue,
  before: Stored | undefined,
): Promise<void> {
  const isSecret = type === 'secret'
  const isEmpty = value === null || (Array.isArray(value) && value.length === 0)
  if (isEmpty ? !before : !isSecret && JSON.stringify(before?.value) === JSON.stringify(value)) return
  if (isEmpty) {
    await trx.query({ text: 'delete from setting where key = $1', values: [key] })
  } else {
    const storedValue = isSecret ? seal(sealingKey(config, key), 0, String(value)) : value
    await trx.query({
      text: `insert into setting (key, value, changed_at, changed_by) values ($1, $2::jsonb, $3, $4)
        on conflict (key) do update
        set value = excluded.value, changed_at = excluded.changed_at, changed_by = excluded.changed_by`,
      values: [key, JSON.stringify(storedValue), new Date(now()).toISOString(), asked.access.person?.id ?? null],
    })
  }
  const shown = (one: SettingValue | undefined) =>
    isSecret && one !== undefined && one !== null ? '***' : (one ?? null)
  const changes = { [key]: { from: shown(before?.value), to: shown(isEmpty ? null : value) } }
  await records.note(trx, setting, null, { name: 'update', changes }, writerOf(asked))
}
