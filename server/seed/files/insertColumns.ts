/** Inserts very many rows of one shape, by columns, of which the database makes no object for each row. */
import type { Trx } from '#server/db/engine.ts'

/**
 * @param columns SQL type and values by column; no value needs quotes in the text of an array.
 */
export async function insertColumns(
  trx: Trx,
  table: string,
  columns: Readonly<Record<string, { type: string; values: readonly (string | number | null)[] }>>,
): Promise<void> {
  const all = Object.entries(columns)
  await trx.query({
    text: `insert into ${table} (${all.map(([name]) => name).join(', ')})
      select * from unnest(${all.map(([, { type }], index) => `$${index + 1}::text::${type}[]`).join(', ')})`,
    values: all.map(([, { values }]) => `{${values.map((value) => value ?? 'NULL').join(',')}}`),
  })
}
