/** Orders renames so that each new name is free when it is taken. */
export type Rename = { from: string; to: string }

/** Returns the same renames; a ring (a to b, b to a) is opened with one more name. */
export function inFreeOrder(renames: readonly Rename[]): Rename[] {
  const waiting = [...renames]
  const ordered: Rename[] = []
  while (waiting.length) {
    const free = waiting.findIndex(({ to }) => !waiting.some(({ from }) => from === to))
    const [next] = waiting.splice(Math.max(free, 0), 1)
    if (!next) break
    if (free >= 0) {
      ordered.push(next)
      continue
    }
    const between = `${next.from}_moving`
    ordered.push({ from: next.from, to: between })
    waiting.push({ from: between, to: next.to })
  }
  return ordered
}
