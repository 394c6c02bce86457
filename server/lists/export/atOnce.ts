/** Exports are heavy: nobody has more than two at a time in one process. */
import { AppError } from '#server/errors.ts'
import type { Access } from '#server/foundation/access.ts'
import type { Engine } from '#server/db/engine.ts'

const mostAtOnce = 2
/** Seconds after which it makes sense to ask again. */
const retryAfter = 5

const running = new WeakMap<Engine, Map<string, number>>()

/**
 * Counts an export of whoever asks.
 *
 * @returns To be called when it is over, in whatever way; calling it again does nothing.
 * @throws {AppError} 429 while two of this person run.
 */
export function beginExport(engine: Engine, { person }: Access): () => void {
  const counts = running.get(engine) ?? new Map<string, number>()
  running.set(engine, counts)
  // By name: API keys have no id of their own, and one keeps no other waiting.
  const who = person?.username ?? ''
  const count = counts.get(who) ?? 0
  if (count >= mostAtOnce) {
    throw new AppError(429, { error: { key: 'error.tooManyExports' } }, { 'retry-after': String(retryAfter) })
  }
  counts.set(who, count + 1)
  let isOver = false
  return () => {
    if (isOver) return
    isOver = true
    const left = (counts.get(who) ?? 1) - 1
    if (left > 0) counts.set(who, left)
    else counts.delete(who)
  }
}
