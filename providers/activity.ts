/** Number of requests in flight, for the progress bar; `data-busy` of the document tells it to whoever looks from outside. */

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
  document.documentElement.toggleAttribute('data-busy', running > 0)
  for (const listener of listeners) listener()
}
