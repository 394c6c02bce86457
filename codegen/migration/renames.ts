/** Orders renames so that each new name is free when it is needed. */
import { createHash } from 'node:crypto'

export type Rename = { from: string; to: string }

/** Returns the same renames; a circle (a to b, b to a) gets a temporary name. */
export function inFreeOrder<One extends Rename>(renames: readonly One[]): One[] {
  const waiting = [...renames]
  const ordered: One[] = []
  while (waiting.length) {
    const free = waiting.findIndex(({ to }) => !waiting.some(({ from }) => from === to))
    const [next] = waiting.splice(Math.max(free, 0), 1)
    if (!next) break
    if (free >= 0) {
      ordered.push(next)
      continue
    }
    const between = movingName(next.from)
    ordered.push({ ...next, to: between })
    waiting.push({ ...next, from: between })
  }
  return ordered
}

/** PostgreSQL cuts names after 63 bytes, so that two long ones could become equal. */
function movingName(name: string): string {
  const hash = createHash('sha256').update(name).digest('hex').slice(0, 8)
  return `${name.length <= 56 ? name : `${name.slice(0, 40)}_${hash}`}_moving`
}
