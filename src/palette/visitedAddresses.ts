/**
 * Visited addresses per user, newest first, for the palette and the search page. Addresses only: contents are read
 * again by whoever may, and are not left in the browser.
 */
const most = 20
const keyOf = (person: number | string) => `visited.${person}`

/** @returns Addresses as in the address bar. */
export function visited(person: number | string): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(person)) ?? '[]')
    return Array.isArray(stored) ? stored.filter((address) => typeof address === 'string') : []
  } catch {
    return []
  }
}

/** @param search Only the record in a dialog is kept: a searched list is not a place. */
export function rememberVisit(person: number | string, pathname: string, search: string): void {
  const record = new URLSearchParams(search).get('edit')
  const address = record ? `${pathname}?edit=${encodeURIComponent(record)}` : pathname
  try {
    const addresses = [address, ...visited(person).filter((each) => each !== address)].slice(0, most)
    localStorage.setItem(keyOf(person), JSON.stringify(addresses))
  } catch {
    // Storage is switched off: nothing is kept.
  }
}
