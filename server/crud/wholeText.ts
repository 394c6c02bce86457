/**
 * "Contains" for a property that has the beginning of a text whose whole stands in another table (`x-store.wholeIn`). An index
 * on the whole texts would be more than twice as large as they are, and each row four times as slow to write: the whole is
 * looked through of the last rows that meet everything else that is asked, of the others the beginning.
 */
import { collation } from './columns.ts'
import { escapeLike, inSmallLetters } from './likeText.ts'
import type { Filter } from './listQuery.ts'
import { quote, type Params } from './sql.ts'

/** Rows whose whole texts are looked through: a quarter of a second for texts of 2 kB. The screens say this number. */
export const mostWhole = 10_000

/**
 * @param last SQL of the ids that may be looked through.
 * @returns SQL that is true for rows whose whole text has that; undefined for what looks at the property alone.
 */
export function wholeContains({ property, operator, value }: Filter, last: () => string, params: Params) {
  const { wholeIn, column } = property
  if (!wholeIn || operator !== 'contains') return undefined
  const found = `lower(w.${quote(column)} ${collation}) like ${inSmallLetters(`%${escapeLike(String(value))}%`, params)}`
  const from = `(${last()} limit ${mostWhole}) n join ${quote(wholeIn.table)} w on w.${quote(wholeIn.key)} = n.id`
  return `t.id in (select n.id from ${from} where ${found})`
}
