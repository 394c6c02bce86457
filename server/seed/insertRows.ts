/** Inserts many seed rows by one statement: columns are keys, values as in JSON. */
import type { Database } from '#schemas/generated/database.ts'
import type { Trx } from '#server/db/engine.ts'

type KeysOf<Row> = Row extends unknown ? keyof Row : never
type Columns<Table> = Table extends keyof Database ? keyof Database[Table] : PropertyKey
/** The rows when all their keys are columns of the table; otherwise the wrong keys, which no rows match. */
type Checked<Table, Rows> = Rows extends readonly (infer Row)[]
  ? [Exclude<KeysOf<Row>, Columns<Table>>] extends [never]
    ? Rows
    : { noColumn: Exclude<KeysOf<Row>, Columns<Table>> }
  : never

/** @returns Its argument, rows by table; a key that is no column of its table does not compile. */
export const rowsByTable = <Tables extends Readonly<Record<string, readonly object[]>>>(
  tables: Tables & { [Table in keyof Tables]: Checked<Table, Tables[Table]> },
): Tables => tables

const atOnce = 2000

/**
 * Columns that no row names get their default; a column that only some rows name is null in the others.
 *
 * @param table Name of a table, from this program and never from a request.
 */
export async function insertRows<Table extends string, Row extends object>(
  trx: Trx,
  table: Table,
  rows: readonly Row[] & Checked<Table, readonly Row[]>,
): Promise<void> {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))].join(', ')
  for (let from = 0; from < rows.length; from += atOnce) {
    await trx.query({
      text: `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
      values: [JSON.stringify(rows.slice(from, from + atOnce))],
    })
  }
}

/** Continues the id sequence of a table whose rows were inserted with ids. */
export async function continueIds(trx: Trx, table: string): Promise<void> {
  await trx.query({
    text: `select setval(pg_get_serial_sequence('${table}', 'id'), max(id)) from ${table} having max(id) is not null`,
  })
}
