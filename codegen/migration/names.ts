/**
 * SQL identifiers. Names of constraints and indexes follow from table and columns alone. Databases in use have
 * them, so these rules never change.
 */
import { createHash } from 'node:crypto'
import words from '#codegen/vocabulary/reserved.json' with { type: 'json' }

const reserved = new Set(words.sql)

/** Returns an identifier as SQL needs it: quoted when it is a reserved word or not plain. */
export const quoted = (name: string) =>
  /^[a-z_][a-z0-9_]*$/.test(name) && !reserved.has(name) ? name : `"${name.replaceAll('"', '""')}"`

export const quotedList = (names: readonly string[]) => names.map(quoted).join(', ')

type Ending = 'pkey' | 'key' | 'idx' | 'check' | 'rule' | 'bound' | 'fkey' | 'series' | 'totals' | 'tree' | 'kept'

/** Returns `<table>_<columns>_<ending>`; beyond PostgreSQL's 63 bytes it ends in a hash instead. */
export function nameOf(table: string, columns: readonly string[], ending: Ending) {
  const whole = [table, ...columns, ending].join('_')
  if (whole.length <= 63) return whole
  const hash = createHash('sha256').update(whole).digest('hex').slice(0, 8)
  return `${whole.slice(0, 63 - ending.length - 10)}_${hash}_${ending}`
}

/** Returns the name of a table or column archived by migration `number`; long names are kept distinct by a hash. */
export function archivedName(name: string, number: string) {
  const hash = createHash('sha256').update(name).digest('hex').slice(0, 8)
  return `archived_${name.length <= 49 ? name : `${name.slice(0, 40)}_${hash}`}_${number}`
}
