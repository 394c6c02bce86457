/** "Did you mean": finds the known name nearest to an unknown one. */

/** @returns undefined when none is similar enough. */
export function nearest(name: string, known: readonly string[]): string | undefined {
  const limit = Math.max(1, Math.floor(name.length / 3))
  const [best] = known
    .map((candidate) => ({ candidate, distance: distance(name.toLowerCase(), candidate.toLowerCase()) }))
    .filter((one) => one.distance <= limit)
    .sort((a, b) => a.distance - b.distance)
  return best?.candidate
}

/** An unknown name as a refusal shows it, with the known one that was probably meant. */
export function withHint(name: string, known: readonly string[]): string {
  const meant = nearest(name, known)
  return meant ? `"${name}" (did you mean "${meant}"?)` : `"${name}"`
}

/** Edit distance: number of letters to add, drop or replace. */
function distance(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 20 || a.length > 100) return Infinity
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const swap = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, swap))
    }
    row = next
  }
  return row[b.length] ?? 0
}
