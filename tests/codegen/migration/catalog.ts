/** A small database to migrate inside a transaction that is rolled back, and its catalog afterwards. */
import { mkdtemp, copyFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { quoted, quotedList } from '#codegen/migration/names.ts'
import type { Column, Table } from '#codegen/migration/table.ts'
import type { Engine, Trx } from '#server/db/engine.ts'
import { migrate } from '#server/db/migrate.ts'
import { sqlStatements } from '#server/db/sqlStatements.ts'
import { type Project, plan, tablesIn } from './project.ts'

/** Creates the hand-written objects on which generated migrations rely. */
export async function layFoundation(engine: Engine) {
  const directory = await mkdtemp(join(tmpdir(), 'foundation-'))
  for (const name of [
    '0001-foundation.sql',
    '0002-change-log.sql',
    '0084-searched-texts.sql',
    '0035-number-series.sql',
    '0038-trees.sql',
  ]) {
    await copyFile(join('server/db/migrations', name), join(directory, name))
  }
  await migrate(engine, { directory })
  // With the columns that the planner reads.
  await engine.query({ text: 'create table audit_log (entity text, action text, changes jsonb)' })
  await rm(directory, { recursive: true })
}

class Undo extends Error {}

/** Returns the result of `work` and rolls back its changes. */
export async function undone<T>(engine: Engine, work: (trx: Trx) => Promise<T>): Promise<T> {
  const results: T[] = []
  await engine
    .transaction(async (trx) => {
      results.push(await work(trx))
      throw new Undo()
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undo)) throw error
    })
  const [result] = results
  if (result === undefined) throw new Error('The work returned nothing.')
  return result
}

/** Runs SQL in one transaction, where indexes cannot be created concurrently. */
export async function run(trx: Trx, sql: string) {
  for (const { text } of sqlStatements(sql)) await trx.query({ text: text.replace('index concurrently', 'index') })
}

/** Creates the tables of a project without history. */
export async function create(trx: Trx, project: Project) {
  const text = JSON.stringify(project, (key, value: unknown) => (key === 'renamedFrom' ? undefined : value))
  const { text: sql } = await plan({ before: {}, after: JSON.parse(text) as Project })
  await run(trx, sql)
}

/** Three rows per table: two complete ones, and one with required values only. */
export async function insertRows(trx: Trx, project: Project) {
  const tables = tablesIn(project)
  const needs = (table: Table) => table.columns.filter(({ required, references }) => required && references).length
  for (const table of tables.toSorted((a, b) => needs(a) - needs(b))) {
    const full = table.columns.filter(
      ({ type, references, required, computed }) => type !== 'id' && !computed && (!references || required),
    )
    for (const row of [1, 2, 3]) {
      const columns = row === 3 ? full.filter(({ required }) => required) : full
      const values = columns.map((column) => sample(column, row))
      const text = columns.length
        ? `insert into ${quoted(table.name)} (${quotedList(columns.map(({ name }) => name))}) values (${values.join(', ')})`
        : `insert into ${quoted(table.name)} default values`
      await trx.query({ text })
    }
  }
}

function sample({ type, values, currencyOf, references }: Column, row: number): string {
  if (values) return `'${values[row % values.length]?.replaceAll("'", "''")}'`
  if (currencyOf) return `'EUR'`
  if (references) return String(row)
  const samples = {
    id: String(row),
    text: `'${row}'`,
    integer: String(row),
    bigint: String(row),
    boolean: String(row === 1),
    date: `'2026-01-0${row}'`,
    timestamptz: `'2026-01-0${row} 23:30Z'`,
    'numeric(12,4)': `'${row}.25'`,
    'numeric(14,2)': `'${row}.25'`,
    'numeric(18,6)': `'${row}.25'`,
    'text[]': `array['${row}']`,
    jsonb: `'{"row":${row}}'`,
  }
  return samples[type as keyof typeof samples]
}

/** Returns columns, constraints, indexes and triggers, without archived objects. */
export async function catalog(trx: Trx): Promise<string[]> {
  const { rows } = await trx.query<{ line: string }>({
    text: `
      with tables as (
        select oid, relname from pg_class
        where relnamespace = 'public'::regnamespace and relkind = 'r'
          and relname <> 'migration' and relname not like 'archived%'
      )
      select concat_ws(' ', relname, attname, format_type(atttypid, atttypmod), collname, attnotnull, attidentity,
          attgenerated, pg_get_expr(adbin, adrelid)) as line
        from tables join pg_attribute on attrelid = tables.oid and attnum > 0 and not attisdropped
        left join pg_attrdef on adrelid = attrelid and adnum = attnum left join pg_collation c on c.oid = attcollation
        where attname not like 'archived%'
      union all select concat_ws(' ', relname, conname, convalidated, pg_get_constraintdef(c.oid))
        from tables join pg_constraint c on conrelid = tables.oid where contype <> 'n'
      union all select pg_get_indexdef(indexrelid) from tables join pg_index on indrelid = tables.oid
      union all select concat_ws(' ', relname, tgname, tgfoid::regprocedure) from tables join pg_trigger on tgrelid = tables.oid
        where not tgisinternal
      union all select concat_ws(' ', 'tracked', table_name, keys) from change_log.tracked
      order by line`,
  })
  return rows.map(({ line }) => line)
}
