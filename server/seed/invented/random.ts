/** Repeatable random numbers: the same seed gives the same data on every machine. */

export type Random = {
  /** A whole number from 0 up to, but not including, `below`. */
  below(below: number): number
  pick<Item>(items: readonly Item[]): Item
}

/** Mulberry32: 32 bits of state, good enough for invented data and nothing else. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number): number => Math.floor(next() * limit)
  return {
    below,
    pick: <Item>(items: readonly Item[]): Item => {
      const item = items[below(items.length)]
      if (item === undefined) throw new RangeError('There is nothing to pick from: the list is empty.')
      return item
    },
  }
}
