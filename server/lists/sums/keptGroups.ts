/** The results of `groupedRows.ts` that this process keeps, those used longest ago first out. */
import type { Engine } from '#server/db/engine.ts'
import type { Snapshot } from '#server/lists/positions/snapshot.ts'
import type { Sum } from './amounts.ts'

export type Group = { value: string | null; count: number; sums: readonly Sum[] }
export type Grouped = {
  snapshot: Snapshot
  /** The largest, by value; all where there are at most `mostGroups`. */
  groups: ReadonlyMap<string | null, Group>
  /** Number of groups, and of rows. */
  size: number
  total: number
}

/** Groups in all results together: about 50 MB. */
const most = 200_000

const results = new WeakMap<Engine, Map<string, Grouped>>()

export function recall(engine: Engine, key: string): Grouped | undefined {
  return results.get(engine)?.get(key)
}

export function drop(engine: Engine, key: string, kept: Grouped): void {
  const all = results.get(engine)
  if (all?.get(key) === kept) all.delete(key)
}

export function keep(engine: Engine, key: string, kept: Grouped): void {
  const all = results.get(engine) ?? new Map<string, Grouped>()
  results.set(engine, all)
  all.delete(key)
  all.set(key, kept)
  // A result weighs something by itself, or there could be any number of small ones.
  const weigh = ({ groups }: Grouped) => groups.size + 100
  let weight = [...all.values()].reduce((sum, one) => sum + weigh(one), 0)
  for (const [oldest, one] of all) {
    if (weight <= most || oldest === key) break
    all.delete(oldest)
    weight -= weigh(one)
  }
}
