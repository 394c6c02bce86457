/**
 * Detects a newer build of the pages: `release.json` names the program of the current build. Without that file, on
 * another server or in development, nothing is reported.
 */
import { isObject } from './callErrors.ts'

/** Shortest time between two checks, in milliseconds. */
const rest = 60_000
/** Milliseconds after which a tab that stays visible checks again. */
const interval = 600_000

/** @returns A function that stops. */
export function onNewRelease(listener: () => void): () => void {
  let lastLook = performance.now()
  let isTold = false
  const look = async (): Promise<void> => {
    lastLook = performance.now()
    const found = await newest()
    if (isTold || found === undefined || document.querySelector(`script[src="${found}"]`)) return
    isTold = true
    listener()
  }
  const handleReturn = () => {
    if (document.visibilityState === 'visible' && performance.now() - lastLook > rest) void look()
  }
  // Vite's event for a chunk that failed to load.
  const handleMissing = () => void look()
  const timer = setInterval(handleReturn, interval)
  document.addEventListener('visibilitychange', handleReturn)
  window.addEventListener('vite:preloadError', handleMissing)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', handleReturn)
    window.removeEventListener('vite:preloadError', handleMissing)
  }
}

/** Address of the current program. */
async function newest(): Promise<string | undefined> {
  try {
    const answer = await fetch('/release.json', { cache: 'no-cache' })
    const release: unknown = answer.ok ? await answer.json() : undefined
    return isObject(release) && typeof release.program === 'string' ? release.program : undefined
  } catch {
    return undefined
  }
}
