/** "Did you mean": finds the known name nearest to the one that was written. */

/** Returns the nearest candidate, or undefined when none is similar enough to be a typo. */
export function suggest(name: string, candidates: readonly string[]): string | undefined {
  const limit = Math.max(1, Math.floor(name.length / 3))
  let best: { candidate: string; distance: number } | undefined
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - name.length) > limit) continue
    const distance = editDistance(name.toLowerCase(), candidate.toLowerCase())
    if (distance <= limit && (!best || distance < best.distance)) best = { candidate, distance }
  }
  return best?.candidate
}

/** Edit distance: letters to insert, delete, replace or swap with a neighbour. */
function editDistance(a: string, b: string): number {
  let beforePrevious: number[] = []
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const current = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1]
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      const replace = (previous[j - 1] ?? 0) + (same ? 0 : 1)
      const swap = swapped ? (beforePrevious[j - 2] ?? 0) + 1 : Infinity
      current.push(Math.min(replace, swap, (previous[j] ?? 0) + 1, (current[j - 1] ?? 0) + 1))
    }
    beforePrevious = previous
    previous = current
  }
  return previous[b.length] ?? 0
}
