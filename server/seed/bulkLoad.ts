/**
 * Loads many rows into tables faster, by dropping their indexes, foreign keys and unique constraints and
 * creating them afterwards, in one transaction. Triggers stay: the change log records a large statement as one
 * entry.
 */
import type { Trx } from '#server/db/engine.ts'

type Dropped = { drop: string; restore: string }

/** Constraints and indexes to drop for the load, foreign keys before what they refer to; the primary key stays. */
const partsQuery = `
select drop, restore from (
  select case contype when 'f' then 1 else 2 end as turn, format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
         format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as restore
  from pg_constraint where conrelid = any($1::regclass[]) and contype in ('f', 'u')
  union all
  select 3, format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid)
  from pg_index where indrelid = any($1::regclass[])
    and not exists (select from pg_constraint where conindid = indexrelid and conrelid = indrelid)
) as parts order by turn`

/** @param tables Names of tables, from this program and never from a request. */
export async function bulkLoad(trx: Trx, tables: readonly string[], load: () => Promise<void>): Promise<void> {
  // Indexes of millions of rows are built in memory, not on the disk.
  await trx.query({ text: `select set_config('maintenance_work_mem', '512MB', true)` })
  const { rows } = await trx.query<Dropped>({ text: partsQuery, values: [`{${tables.join(',')}}`] })
  for (const { drop } of rows) await trx.query({ text: drop })
  await load()
  // No index is made of a table whose triggers wait for the end of the transaction.
  await trx.query({ text: 'set constraints all immediate' })
  await trx.query({ text: 'set constraints all deferred' })
  for (const { restore } of rows.toReversed()) await trx.query({ text: restore })
  // Nothing else tells the planner about rows of a transaction that goes on.
  await trx.query({ text: `analyze ${tables.join(', ')}` })
}
