/**
 * Measures how long a piece of work blocks the event loop, in processor time of this thread, independent of
 * other load.
 */

/** The longest turn of the event loop while `work` runs, in milliseconds. */
export async function longestTurn(work: () => Promise<unknown>): Promise<number> {
  let longest = 0
  let isOver = false
  let before = spent()
  const measure = () => {
    const now = spent()
    longest = Math.max(longest, now - before)
    before = now
    if (!isOver) setImmediate(measure)
  }
  await new Promise((resolve) => setImmediate(resolve))
  before = spent()
  setImmediate(measure)
  try {
    await work()
    // Includes the turn that ends the work.
    await new Promise((resolve) => setImmediate(() => setImmediate(resolve)))
  } finally {
    isOver = true
  }
  return longest
}

/**
 * How much slower this machine is now than the one by which limits are written, at least 1: caches and memory that other
 * work takes cost processor time too. Measured by work of which that machine needs 25 ms.
 */
export function slowness(): number {
  const rows = Array.from({ length: 20_000 }, (_, n) => ({ id: n, name: `Bedrijf ${n}`, note: '=<&> "woorden"; ' }))
  const took = Array.from({ length: 7 }, () => {
    const before = spent()
    JSON.parse(JSON.stringify(rows))
    return spent() - before
  }).sort((a, b) => a - b)
  return Math.max(1, (took[3] ?? 0) / 25)
}

function spent(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
