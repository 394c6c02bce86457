/** Column names for SQL written by hand, taken from the schemas, so that a renamed column does not compile. */
import type { Database } from '#schemas/generated/database.ts'

type Names<Table extends keyof Database> = { readonly [Column in keyof Database[Table] & string]: string }

/**
 * Returns the columns of a table as SQL writes them: `visit_city`, or `c.visit_city` with an alias.
 *
 * @param alias Alias of the table in the statement; absent: the columns stand alone.
 */
export function names<Table extends keyof Database>(_table: Table, alias?: string): Names<Table> {
  const prefix = alias === undefined ? '' : `${alias}.`
  return new Proxy<Names<Table>>(Object.create(null) as Names<Table>, {
    get: (_none, column) => `${prefix}${String(column)}`,
  })
}
