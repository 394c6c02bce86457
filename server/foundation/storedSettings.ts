/** The settings of the office: values stored in the database, else the defaults. */
import { settingByKey } from '#domain/settings/officeSettings.ts'
import type { Setting, SettingValue } from '#domain/settings/setting.ts'
import type { UserTable } from '#schemas/generated/database.ts'
import type { Config } from '#server/config.ts'
import type { Engine, Trx } from '#server/db/engine.ts'
import { unseal } from './seal.ts'
import { keyFor } from './secrets.ts'

const u = (column: keyof UserTable) => `u.${column}`

export type Stored = {
  key: string
  /** The value; a secret is sealed. */
  value: SettingValue
  /** ISO 8601, in UTC. */
  changedAt: string
  changedBy: { id: number; name: string } | null
}

type Database = Pick<Engine | Trx, 'query'>

/** The stored values by key; keys that the program no longer has are left out. */
export async function storedSettings(database: Database): Promise<Map<string, Stored>> {
  const { rows } = await database.query<Stored>({
    name: 'settings',
    text: `select s.key, s.value,
        to_char(s.changed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "changedAt",
        case when ${u('id')} is not null then json_build_object('id', ${u('id')}, 'name', ${u('name')}) end as "changedBy"
      from setting s left join app_user u on ${u('id')} = s.changed_by`,
  })
  return new Map(rows.flatMap((row) => (settingByKey.has(row.key) ? [[row.key, row]] : [])))
}

/**
 * The effective value of one setting; secrets are read by `secretSetting`.
 *
 * @throws {RangeError} For an unknown key.
 */
export async function settingValue(database: Database, key: string): Promise<SettingValue> {
  const setting = settingByKey.get(key)
  if (!setting) throw new RangeError(`There is no setting "${key}".`)
  const { rows } = await database.query<{ value: SettingValue }>({
    text: 'select value from setting where key = $1',
    values: [key],
  })
  return rows[0]?.value ?? setting.fallback
}

/** A decrypted secret; undefined when none is set, or when it was sealed with another key. */
export async function secretSetting(database: Database, config: Config, key: string): Promise<string | undefined> {
  const sealed = await settingValue(database, key)
  return typeof sealed === 'string' ? unseal(sealingKey(config, key), 0, sealed) : undefined
}

/** A key of its own per secret: copied to another setting it cannot be decrypted. */
export const sealingKey = ({ sessionSecret }: Config, key: string): Buffer => keyFor(sessionSecret, `setting ${key}`)

/** The default of a setting; for the footer, the configured office. */
export function fallbackOf({ key, fallback }: Setting, { office }: Config): SettingValue {
  const configured: Readonly<Record<string, SettingValue | undefined>> = {
    'office.name': office.name,
    'office.address': office.address,
    'office.links': office.links,
    'office.email': office.email,
    'office.phone': office.phone,
  }
  return configured[key] ?? fallback
}
