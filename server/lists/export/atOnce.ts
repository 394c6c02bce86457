/** Limits exports, which are heavy, to two at a time per person in one process. */
import { AppError } from '#server/errors.ts'
import type { Access } from '#server/foundation/access.ts'
import type { Engine } from '#server/db/engine.ts'

const mostAtOnce = 2
/** Seconds after which trying again makes sense (`Retry-After`). */
const retryAfter = 5

const running = new WeakMap<Engine, Map<string, number>>()

/**
 * Counts an export of this person as running.
 *
 * @returns A function to call when the export is over, however it ended; further calls do nothing.
 * @throws {AppError} 429 while two of this person run.
 */
export function beginExport(engine: Engine, { person }: Access): () => void {
  const counts = running.get(engine) ?? new Map<string, number>()
  running.set(engine, counts)
  // By name, because API keys have no account id.
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
