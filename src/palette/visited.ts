/**
 * Where each person has been, newest first, for the palette and the search page. Addresses only: what stands on a page
 * is read again by whoever may, and is not left behind in the browser.
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

/** @param search Of it only the record in a dialog is kept: how a list was searched is not a place. */
export function rememberVisit(person: number | string, pathname: string, search: string): void {
  const record = new URLSearchParams(search).get('edit')
  const address = record ? `${pathname}?edit=${encodeURIComponent(record)}` : pathname
  try {
    const addresses = [address, ...visited(person).filter((each) => each !== address)].slice(0, most)
    localStorage.setItem(keyOf(person), JSON.stringify(addresses))
  } catch {
    // Without storage nothing is remembered.
  }
}
