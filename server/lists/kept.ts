/**
 * Results that are kept while the table does not change: how many rows a filter finds, and which in what order.
 * They serve the next page, sorting back and forth, and asking again.
 */
import type { Entity } from '#schemas/entity.ts'
import type { Engine } from '#server/db/engine.ts'
import type { MomentPage } from './page.ts'
import type { Snapshot } from '#server/lists/positions/snapshot.ts'

export type Kept = {
  snapshot: Snapshot
  total: number
  /** All ids in order, with commas between, when there are few. */
  ids?: string
}

/** An answer, and what of it is worth keeping. */
export type Found = { page: MomentPage; found?: Kept }

const mostResults = 200
/**
 * Ids that one result may keep. To find more of them in one scan takes longer than to read the page apart, and rows with long
 * texts are read more slowly.
 */
export const mostIds = ({ properties }: Entity): number =>
  properties.some(({ type }) => type === 'text') ? 10_000 : 25_000

const results = new WeakMap<Engine, Map<string, Kept>>()

export function recall(engine: Engine, key: string): Kept | undefined {
  const all = results.get(engine)
  const kept = all?.get(key)
  if (!all || !kept) return undefined
  all.delete(key)
  all.set(key, kept)
  return kept
}

/** What has changed since would only be read in vain at each question. */
export function drop(engine: Engine, key: string, kept: Kept): void {
  const all = results.get(engine)
  if (all?.get(key) === kept) all.delete(key)
}

/** The result that was asked for longest ago makes room. */
export function keep(engine: Engine, key: string, kept: Kept): void {
  const all = results.get(engine) ?? new Map<string, Kept>()
  results.set(engine, all)
  all.delete(key)
  const [oldest] = all.keys()
  if (all.size >= mostResults && oldest !== undefined) all.delete(oldest)
  all.set(key, kept)
}
