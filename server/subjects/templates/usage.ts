/** Finds the templates that use a variable. Every template stores the names in its texts with each save. */
import type { Engine, Trx } from '#server/db/engine.ts'
import { names } from '#server/sql/names.ts'

export type Use = { entity: string; id: number; name: string; active: boolean }

const tables = {
  'email-template': 'email_template',
  'post-mail-template': 'post_mail_template',
  'sms-template': 'sms_template',
  'subpoena-template': 'subpoena_template',
} as const

const every = Object.entries(tables)
/** Columns that all four tables have. */
const t = names<(typeof tables)[keyof typeof tables]>('email_template')

type Database = Pick<Engine | Trx, 'query'>

/** @param entities Kinds of template that the asker may read. */
export async function usesOf(database: Database, key: string, entities: readonly string[]): Promise<Use[]> {
  const parts = every
    .filter(([entity]) => entities.includes(entity))
    .map(
      ([entity, table]) =>
        `select '${entity}' as entity, ${t.id}, ${t.name}, ${t.active} from ${table} where $1 = any(${t.variables})`,
    )
  if (parts.length === 0) return []
  const text = `${parts.join(' union all ')} order by 3, 2`
  return (await database.query<Use>({ text, values: [key] })).rows
}

/** Number of templates per variable, of all kinds; unused ones are absent. */
export async function useCounts(database: Database): Promise<Record<string, number>> {
  const parts = every.map(([, table]) => `select unnest(${t.variables}) as key from ${table}`)
  const text = `select key, count(*)::int as count from (${parts.join(' union all ')}) named group by key`
  const { rows } = await database.query<{ key: string; count: number }>({ text })
  return Object.fromEntries(rows.map(({ key, count }) => [key, count]))
}

/** All kinds of template: usage blocks a change regardless of who asks. */
export const everyTemplate: readonly string[] = every.map(([entity]) => entity)
