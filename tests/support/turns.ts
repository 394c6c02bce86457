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

function spent(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
