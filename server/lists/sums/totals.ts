/** The sums of money and number properties over all rows that a list finds, told beside its total. */
import type { Property } from '#schemas/entity.ts'
import type { Context } from '#server/lists/page.ts'
import { hasSeen, snapshotFrom } from '#server/lists/positions/snapshot.ts'
import type { Question } from '#server/lists/question.ts'
import { amountsOf, totalsOf } from './amounts.ts'
import { readable } from './groupings.ts'
import { grouped } from './groupedRows.ts'
import { readNames } from './readRows.ts'

/** Totals that one question asks for. */
const most = 20

/** @throws {FieldErrors} At `_totals`, for a property that does not add up or may not be read. */
export const readTotals = (asked: unknown, { entity, access }: Pick<Context, 'entity' | 'access'>): Property[] =>
  readNames(asked, {
    key: '_totals',
    known: readable(amountsOf(entity.properties), access),
    most,
    refusal: 'error.total',
  })

/**
 * Adds up; call it after the page was read.
 *
 * @returns `json`: null while it takes longer than an answer waits. `holdsSince`: whether the sums were read no
 * earlier than a page of that snapshot, so that a log without later entries proves both.
 */
export async function totalsOver(
  question: Question,
  totals: readonly Property[],
): Promise<{ json: string; holdsSince(snapshot: string): boolean }> {
  const found = await grouped(question, { totals })
  if (!found) return { json: 'null', holdsSince: () => false }
  const sums = found.groups.get(null)?.sums ?? []
  return {
    json: totalsOf(totals, sums),
    holdsSince: (snapshot) => hasSeen(found.snapshot, snapshotFrom(snapshot)),
  }
}
