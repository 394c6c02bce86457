/**
 * Answers to requests that `src/firstPaint.js` sent while the program loaded: those of every start, and the rows of a
 * list that this browser has shown before.
 */
declare global {
  interface Window {
    /** Early answers by address; each can be taken once. */
    early?: Record<string, Promise<Response>>
  }
}

const key = 'dossier.lists'
/** Most addresses kept in the browser. */
const most = 60

/**
 * A request that changes something, such as sign-in, invalidates all early answers, because rights may have changed.
 *
 * @returns undefined if the address was not requested, was taken already, or is stale.
 */
export function earlyAnswer(method: string, url: string): Promise<Response> | undefined {
  if (typeof window !== 'object') return undefined
  if (method !== 'GET') delete window.early
  const answer = window.early?.[url]
  if (answer) delete window.early?.[url]
  return answer
}

/** Remembers the first request of a list, per address and account: addresses only, no data. */
export function rememberList(pathname: string, url: string): void {
  try {
    const person = localStorage.getItem('dossier.signedIn')
    const kept = JSON.parse(localStorage.getItem(key) ?? '{}') as { person?: string; urls?: Record<string, string> }
    const { [pathname]: _before, ...others } = kept.person === person ? (kept.urls ?? {}) : {}
    const urls = Object.fromEntries([...Object.entries(others).slice(1 - most), [pathname, url]])
    localStorage.setItem(key, JSON.stringify({ person, urls }))
  } catch {
    // Storage is switched off: the rows are requested once the program has loaded.
  }
}
