/**
 * How long the event loop stands still for a piece of work, in processor time of this thread: what else the machine does
 * meanwhile does not count.
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
    // The turn that ended the work is measured too.
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
