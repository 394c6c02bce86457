/** How long calls took, kept as numbers of calls per class, so that percentiles of any period are a sum away. */

/** Upper bounds of the classes in milliseconds; the last class has none. */
export const bounds = [5, 10, 20, 35, 50, 75, 100, 150, 250, 500, 1000, 2500, 5000] as const

export const classes = bounds.length + 1

/** The class of a duration, from 0. */
export function classOf(milliseconds: number): number {
  const index = bounds.findIndex((bound) => milliseconds <= bound)
  return index < 0 ? bounds.length : index
}

/**
 * Returns the duration within which this share of the calls was answered, in milliseconds, evenly spread within its class;
 * undefined without calls. For the last class its lower bound: it has no upper one.
 *
 * @param counts Calls per class.
 * @param share From 0 to 1.
 */
export function percentile(counts: readonly number[], share: number): number | undefined {
  const total = counts.reduce((sum, count) => sum + count, 0)
  if (total === 0) return undefined
  const wanted = share * total
  let before = 0
  for (const [index, count] of counts.entries()) {
    if (count > 0 && before + count >= wanted) {
      const low = bounds[index - 1] ?? 0
      const high = bounds[index] ?? low
      return Math.round(low + ((wanted - before) / count) * (high - low))
    }
    before += count
  }
  return bounds.at(-1)
}
