/** Steps lead to the one behind them unless somebody chose another: what becomes of that when their order changes. */
type Linked = { id: number; nextStep: number | null }

/**
 * @param before All steps in their order.
 * @param after Their ids in the new order.
 * @returns What follows instead, by id, of the steps of which that changes: those that led to the one behind them, and the
 * last one that led nowhere. Chosen ways stay.
 * @example relinked([{ id: 1, nextStep: 2 }, { id: 2, nextStep: null }], [2, 1]) // 2 leads to 1, 1 nowhere
 */
export function relinked(before: readonly Linked[], after: readonly number[]): ReadonlyMap<number, number | null> {
  const behind = (ids: readonly number[], id: number): number | null => ids[ids.indexOf(id) + 1] ?? null
  const old = before.map(({ id }) => id)
  return new Map(
    before
      .filter(({ id, nextStep }) => nextStep === behind(old, id) && behind(after, id) !== nextStep)
      .map(({ id }) => [id, behind(after, id)]),
  )
}
