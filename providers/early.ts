/**
 * Answers that the first script of the page (`src/firstPaint.js`) asked for while the program was still on its way: what
 * every start needs, and the rows of a list that was opened in this browser before.
 */
declare global {
  interface Window {
    /** By address; each is taken once. */
    early?: Record<string, Promise<Response>>
  }
}

const key = 'dossier.lists'
/** As much as a browser should carry along. */
const most = 60

/**
 * A call that changes something, such as signing in, makes all of them stale: what was refused to nobody is allowed to whoever
 * has signed in since.
 *
 * @returns undefined when that was not asked, was taken before, or is stale.
 */
export function earlyAnswer(method: string, url: string): Promise<Response> | undefined {
  if (typeof window !== 'object') return undefined
  if (method !== 'GET') delete window.early
  const answer = window.early?.[url]
  if (answer) delete window.early?.[url]
  return answer
}

/** Remembers what a list asks for first, under its address and for the account that is signed in: addresses, no data. */
export function rememberList(pathname: string, url: string): void {
  try {
    const person = localStorage.getItem('dossier.signedIn')
    const kept = JSON.parse(localStorage.getItem(key) ?? '{}') as { person?: string; urls?: Record<string, string> }
    const { [pathname]: _before, ...others } = kept.person === person ? (kept.urls ?? {}) : {}
    const urls = Object.fromEntries([...Object.entries(others).slice(1 - most), [pathname, url]])
    localStorage.setItem(key, JSON.stringify({ person, urls }))
  } catch {
    // Storage is switched off: the rows are asked for once the program is there.
  }
}
