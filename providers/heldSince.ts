/** Since when mail and webhooks are held after a restore, as last told by the server. */
import { useSyncExternalStore } from 'react'

let heldSince: string | undefined
const listeners = new Set<() => void>()

/** @param since null or undefined: nothing is held, or the user may not know. */
export function setHeldSince(since: string | null | undefined): void {
  heldSince = since ?? undefined
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** @returns undefined if nothing is held. */
export const useHeldSince = (): string | undefined => useSyncExternalStore(subscribe, () => heldSince)
