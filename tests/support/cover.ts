/** Chooses few things that together have every feature that any of them has. */

/**
 * The thing that adds most features first, of several the one that comes first, until none adds anything.
 *
 * @returns The chosen things, each with the features for which it was chosen.
 */
export function coverOf<T>(
  things: readonly T[],
  featuresOf: (thing: T) => Iterable<string>,
): { thing: T; features: string[] }[] {
  const left = new Map(things.map((thing) => [thing, new Set(featuresOf(thing))]))
  const chosen: { thing: T; features: string[] }[] = []
  for (;;) {
    const [best] = [...left].toSorted(([, some], [, others]) => others.size - some.size)
    if (!best || best[1].size === 0) return chosen
    const [thing, features] = [best[0], [...best[1]]]
    chosen.push({ thing, features })
    for (const has of left.values()) for (const feature of features) has.delete(feature)
  }
}
