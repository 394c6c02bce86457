/** The history of a setting from the audit, newest first: who changed it, when, from what to what. */
import type { Engine } from '#server/db/engine.ts'

type Actor = { id: number; name: string | null } | null
export type SettingChange = {
  id: number
  at: string
  by: Actor
  onBehalfOf: Actor
  /** null: the default. A secret is shown as '***'. */
  from: unknown
  to: unknown
}

export async function settingHistory(
  engine: Engine,
  key: string,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ items: SettingChange[]; total: number }> {
  const where = `from audit_log a where a.entity = 'setting' and a.record_id is null and a.changes ? $1`
  const actor = (who: string) =>
    `case when a.${who}_id is not null then json_build_object('id', a.${who}_id, 'name', a.${who}_name) end`
  const { rows } = await engine.query<{ total: number; items: SettingChange[] }>({
    text: `select (select count(*)::int ${where}) as total,
      (select coalesce(json_agg(x), '[]') from (select a.id,
        to_char(a.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
        ${actor('actor')} as "by", ${actor('impersonator')} as "onBehalfOf",
        a.changes -> $1 -> 'from' as "from", a.changes -> $1 -> 'to' as "to"
        ${where} order by a.id desc limit $2 offset $3) x) as items`,
    values: [key, limit, offset],
  })
  return { items: rows[0]?.items ?? [], total: rows[0]?.total ?? 0 }
}
