/**
 * Cache of results while the table does not change: the number of rows that a query finds, and their order. It
 * serves the next page, sorting back and forth, and repeated questions.
 */
import type { Entity } from '#schemas/entity.ts'
import type { Engine } from '#server/db/engine.ts'
import type { MomentPage } from './page.ts'
import type { Snapshot } from '#server/lists/positions/snapshot.ts'

export type Kept = {
  snapshot: Snapshot
  total: number
  /** All ids in order, comma-separated, when there are few. */
  ids?: string
}

/** A page, and the part of the result that is worth caching. */
export type Found = { page: MomentPage; found?: Kept }

const mostResults = 200
/**
 * Maximum number of ids in one result. Finding more by one scan takes longer than reading the page separately;
 * rows with long texts are slower to read.
 */
export const mostIds = ({ properties }: Entity): number =>
  properties.some(({ type }) => type === 'text') ? 10_000 : 25_000

const results = new WeakMap<Engine, Map<string, Kept>>()

export function recall(engine: Engine, key: string): Kept | undefined {
  const all = results.get(engine)
  const result = all?.get(key)
  if (!all || !result) return undefined
  all.delete(key)
  all.set(key, result)
  return result
}

/** Removes a result that no longer matches the table, so that the next questions do not try it in vain. */
export function drop(engine: Engine, key: string, kept: Kept): void {
  const all = results.get(engine)
  if (all?.get(key) === kept) all.delete(key)
}

/** Adds a result; the one used longest ago is removed. */
export function keep(engine: Engine, key: string, kept: Kept): void {
  const all = results.get(engine) ?? new Map<string, Kept>()
  results.set(engine, all)
  all.delete(key)
  const [oldest] = all.keys()
  if (all.size >= mostResults && oldest !== undefined) all.delete(oldest)
  all.set(key, kept)
}
