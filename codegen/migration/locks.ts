/** Tables in use that a migration locks, and how many rows it processes meanwhile. */
import type { Draft, Lock } from './draft.ts'
import { quoted } from './names.ts'
import type { Table } from './table.ts'

/** Statements that process every row of a table while it is locked. */
const kinds: readonly [RegExp, string][] = [
  [/ alter column \S+ type /, 'written anew for a column of another type'],
  [/ add column search_text /, 'written anew for what is searched'],
  [/ add constraint \S+ unique /, 'read for a unique key'],
  [/ add constraint \S+ (check|foreign key) /, 'read for a limit on its values'],
  [/ alter column \S+ set not null/, 'read for a column that may no longer be empty'],
]

/** @param kept Tables that stay, before and after. */
export function locksOf({ statements }: Draft, kept: readonly { old: Table; next: Table }[]): Lock[] {
  return kept.flatMap(({ old, next }) => {
    const own = statements.filter(({ sql }) => sql.startsWith(`alter table ${quoted(next.name)} `))
    const reasons = kinds.flatMap(([kind, why]) => (own.some(({ sql }) => kind.test(sql)) ? [why] : []))
    const isFilled = statements.some(({ sql }) => sql.startsWith(`update ${quoted(next.name)} `))
    const all = [...reasons, ...(isFilled ? ['written in rows that get a value'] : [])]
    const sql = `select count(*) from ${quoted(old.name)}`
    return all.length ? [{ table: next.name, sql, why: all.join(', ') }] : []
  })
}

/** A line for people: the locked table, its number of rows, and the reason. */
export async function lockWords({ table, sql, why }: Lock, count: (sql: string) => Promise<number>): Promise<string> {
  const rows = await count(sql).then(
    (found) => `${found.toLocaleString('en')} rows here`,
    (error: Error) => `rows not known: ${error.message}`,
  )
  return `locks ${table} (${rows}) until it is done: ${why}`
}
