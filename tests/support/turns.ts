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

/** Milliseconds that work may hold everybody up, on the machine by which limits are written. */
export const mostHeld = 100

/**
 * How long work holds everybody up: the least of three attempts, because the first one compiles, and garbage collection may
 * fall into one of them. What still takes too long is measured beside work of a known length.
 */
export async function heldBy(work: () => Promise<unknown>): Promise<number> {
  let least = Infinity
  for (let tries = 0; tries < 3 && least > mostHeld / 2; tries += 1) least = Math.min(least, await longestTurn(work))
  return least > mostHeld ? least / slowness() : least
}

function spent(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
