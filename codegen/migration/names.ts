/**
 * Identifiers in SQL. The names of constraints and indexes follow from the table and
 * columns alone; databases in use have them, so these rules never change.
 */
import { createHash } from 'node:crypto'

const reserved = new Set(
  `all analyse analyze and any array as asc asymmetric authorization binary both case cast check collate collation column
  concurrently constraint create cross current_catalog current_date current_role current_schema current_time
  current_timestamp current_user default deferrable desc distinct do else end except false fetch for foreign freeze
  from full grant group having ilike in initially inner intersect into is isnull join lateral leading left like limit
  localtime localtimestamp natural not notnull null offset on only or order outer overlaps placing primary references
  returning right select session_user similar some symmetric system_user table tablesample then to trailing true union
  unique user using variadic verbose when where window with`.split(/\s+/),
)

/** Returns an identifier as SQL wants it: quoted when it is a reserved word or not plain. */
export const quoted = (name: string) =>
  /^[a-z_][a-z0-9_]*$/.test(name) && !reserved.has(name) ? name : `"${name.replaceAll('"', '""')}"`

export const quotedList = (names: readonly string[]) => names.map(quoted).join(', ')

/** Returns `<table>_<columns>_<ending>`; what is longer than PostgreSQL's 63 bytes ends in a hash instead. */
export function nameOf(table: string, columns: readonly string[], ending: 'pkey' | 'key' | 'idx' | 'check' | 'fkey') {
  const whole = [table, ...columns, ending].join('_')
  if (whole.length <= 63) return whole
  const hash = createHash('sha256').update(whole).digest('hex').slice(0, 8)
  return `${whole.slice(0, 63 - ending.length - 10)}_${hash}_${ending}`
}
