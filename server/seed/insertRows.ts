/** Many rows by one statement, as the seeds make them: columns are keys, values are as in JSON. */
import type { Trx } from '#server/db/engine.ts'

const atOnce = 2000

/**
 * Columns that no row names keep their default; one that only some rows name is null in the others.
 *
 * @param table Name of a table, from this program and never from a request.
 */
export async function insertRows(trx: Trx, table: string, rows: readonly object[]): Promise<void> {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))].join(', ')
  for (let from = 0; from < rows.length; from += atOnce) {
    await trx.query({
      text: `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
      values: [JSON.stringify(rows.slice(from, from + atOnce))],
    })
  }
}

/** The next record of a table that has rows gets the id after the last one. */
export async function continueIds(trx: Trx, table: string): Promise<void> {
  await trx.query({
    text: `select setval(pg_get_serial_sequence('${table}', 'id'), max(id)) from ${table} having max(id) is not null`,
  })
}
