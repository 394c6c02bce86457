/**
 * "Contains" for a property that holds the beginning of a text whose whole is stored in another table
 * (`x-store.wholeIn`). An index on the whole texts would be more than twice as large as the texts and make each
 * write four times as slow. So the whole text is read only for the newest rows that meet all other conditions;
 * of older rows only the beginning is searched.
 */
import { escapeLike, folds } from '#server/sql/likeText.ts'
import type { Filter } from '#server/lists/filters/filters.ts'
import { quote, type Params } from '#server/sql/sql.ts'

/**
 * Number of rows whose whole texts are searched: a third of a second for texts of 2 kB on a busy machine. The
 * screens show this number.
 */
export const mostWhole = 10_000

/**
 * Returns SQL that is true for rows whose whole text contains the value; undefined for filters that need only
 * the property itself. The whole text is read in the select list of the newest rows: with a join the database
 * would read the whole other table first.
 *
 * @param last SQL of the rows that may be searched, as `n`, with these columns.
 */
export function wholeContains(
  { property, operator, value }: Filter,
  last: (columns: string) => string,
  params: Params,
): string | undefined {
  const { wholeIn, column } = property
  if (!wholeIn || operator !== 'contains') return undefined
  const { table, key } = wholeIn
  const whole = `(select w.${quote(column)} from ${quote(table)} w where w.${quote(key)} = n.id)`
  const matchSql = `folded(l.whole) like (${folds(`%${escapeLike(String(value))}%`, params)} collate "C")`
  return `t.id in (select l.id from (${last(`n.id, ${whole} as whole`)} limit ${mostWhole}) l where ${matchSql})`
}
