/** Since when mail and webhooks are held after a restore, as the server told us last. */
import { useSyncExternalStore } from 'react'

let heldSince: string | undefined
const listeners = new Set<() => void>()

/** @param since null or undefined: nothing is held, or it is not this person's to know. */
export function setHeldSince(since: string | null | undefined): void {
  heldSince = since ?? undefined
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** @returns undefined while what is sent leaves. */
export const useHeldSince = (): string | undefined => useSyncExternalStore(subscribe, () => heldSince)
