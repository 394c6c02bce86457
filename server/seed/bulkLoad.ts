/**
 * Loads many rows into one table faster, by dropping its indexes, foreign keys and unique constraints and
 * creating them afterwards, in one transaction. Triggers stay: the change log records a large statement as one
 * entry.
 */
import type { Trx } from '#server/db/engine.ts'

type Dropped = { drop: string; restore: string }

/** What is dropped for the load, in that order; the primary key stays. */
const partsQuery = `
select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
       format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as restore
from pg_constraint where conrelid = $1::regclass and contype in ('f', 'u')
union all
select format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid)
from pg_index where indrelid = $1::regclass
  and not exists (select from pg_constraint where conindid = indexrelid and conrelid = indrelid)`

/** @param table Name of a table, from this program and never from a request. */
export async function bulkLoad(trx: Trx, table: string, load: () => Promise<void>): Promise<void> {
  const { rows } = await trx.query<Dropped>({ text: partsQuery, values: [table] })
  for (const { drop } of rows) await trx.query({ text: drop })
  await load()
  for (const { restore } of rows) await trx.query({ text: restore })
}
