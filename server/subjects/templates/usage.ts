/** Which templates name a variable. Every template keeps the names in its texts, written with each save. */
import type { Engine, Trx } from '#server/db/engine.ts'

export type Use = { entity: string; id: number; name: string; active: boolean }

const tables = {
  'email-template': 'email_template',
  'post-mail-template': 'post_mail_template',
  'sms-template': 'sms_template',
  'subpoena-template': 'subpoena_template',
} as const

const every = Object.entries(tables)

type Database = Pick<Engine | Trx, 'query'>

/** @param entities Those that the person who asks may read. */
export async function usesOf(database: Database, key: string, entities: readonly string[]): Promise<Use[]> {
  const parts = every
    .filter(([entity]) => entities.includes(entity))
    .map(([entity, table]) => `select '${entity}' as entity, id, name, active from ${table} where $1 = any(variables)`)
  if (parts.length === 0) return []
  const text = `${parts.join(' union all ')} order by 3, 2`
  return (await database.query<Use>({ text, values: [key] })).rows
}

/** In how many templates each variable is named, of all kinds; one that is named nowhere is absent. */
export async function useCounts(database: Database): Promise<Record<string, number>> {
  const parts = every.map(([, table]) => `select unnest(variables) as key from ${table}`)
  const text = `select key, count(*)::int as count from (${parts.join(' union all ')}) named group by key`
  const { rows } = await database.query<{ key: string; count: number }>({ text })
  return Object.fromEntries(rows.map(({ key, count }) => [key, count]))
}

/** All kinds of template: what stands in the way of a change counts, whoever asks. */
export const everyTemplate: readonly string[] = every.map(([entity]) => entity)
