/**
 * "Contains" for a property that has the beginning of a text whose whole stands in another table (`x-store.wholeIn`). An index
 * on the whole texts would be more than twice as large as they are, and each row four times as slow to write: the whole is
 * looked through of the last rows that meet everything else that is asked, of the others the beginning.
 */
import { collation } from '#server/sql/columns.ts'
import { escapeLike, inSmallLetters } from '#server/sql/likeText.ts'
import type { Filter } from '#server/lists/listQuery.ts'
import { quote, type Params } from '#server/sql/sql.ts'

/** Rows whose whole texts are looked through: a third of a second for texts of 2 kB, on a busy machine. The screens say this number. */
export const mostWhole = 10_000

/**
 * The whole text is read in the select list of those last rows: of a join the database would look through the other table
 * first, all of it.
 *
 * @param last SQL of the rows that may be looked through, as `n`, with these columns.
 * @returns SQL that is true for rows whose whole text has that; undefined for what looks at the property alone.
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
  const found = `lower(l.whole ${collation}) like ${inSmallLetters(`%${escapeLike(String(value))}%`, params)}`
  return `t.id in (select l.id from (${last(`n.id, ${whole} as whole`)} limit ${mostWhole}) l where ${found})`
}
