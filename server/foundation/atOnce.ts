/** Limits heavy work of one kind, such as exports, to two at a time per person in one process. */
import { AppError, type Text } from '#server/errors.ts'
import type { Engine } from '#server/db/engine.ts'
import type { Access } from './access.ts'

const mostAtOnce = 2
/** Seconds after which trying again makes sense (`Retry-After`). */
const retryAfter = 5

/**
 * @param refusal What a third one is told.
 * @returns A function that counts work of this person as running, until the function that it returns is called,
 * however it ended; further calls of that do nothing. It throws {AppError} 429 while two of this person run.
 */
export function limitedAtOnce(refusal: Text): (engine: Engine, access: Pick<Access, 'person'>) => () => void {
  const running = new WeakMap<Engine, Map<string, number>>()
  return (engine, { person }) => {
    const counts = running.get(engine) ?? new Map<string, number>()
    running.set(engine, counts)
    // Counts by name, because API keys have no account id.
    const who = person?.username ?? ''
    const count = counts.get(who) ?? 0
    if (count >= mostAtOnce) throw new AppError(429, { error: refusal }, { 'retry-after': String(retryAfter) })
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
}
