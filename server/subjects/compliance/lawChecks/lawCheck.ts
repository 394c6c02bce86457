/** A check of the law over all records: finds, with SQL of its own, what no gate should have let through. */

/** `precasso`: it finds items of pre-collection, which have no file. */
export type LawCheck = {
  /** Key of its texts: `lawChecks.<id>.title` and `lawChecks.<id>.wayOut`. */
  id: string
  /** Citation of the law, in Dutch. */
  article: string
  of?: 'precasso'
  /** SQL with the column `id`, that of a file or item; one may be found more than once. `$1` is today. */
  sql: string
}

/** @param values Constants of this program, never from a request. */
export const listOf = (values: readonly string[]): string => values.map((value) => `'${value}'`).join(', ')

/** @returns SQL of all ids that it finds, the first ones first; its value is today. */
export const found = ({ sql }: LawCheck): string =>
  `select distinct x.id::int as id from (${sql}) x where $1::date is not null order by 1`
