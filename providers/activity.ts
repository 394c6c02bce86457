/** Number of requests in flight, for the progress bar. */

let running = 0
const listeners = new Set<() => void>()

export const runningCalls = (): number => running

/** @returns A function that stops listening. */
export function onActivity(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Counts a request until it settles. */
export async function counted<T>(call: () => Promise<T>): Promise<T> {
  change(1)
  try {
    return await call()
  } finally {
    change(-1)
  }
}

function change(by: 1 | -1): void {
  running += by
  for (const listener of listeners) listener()
}
