/** What the app remembers in the browser. Signing out clears the work, not the way someone likes to work. */
import { localStorageStore, type Store } from 'react-admin'

/** Hidden and ordered columns; react-admin's own `reset` would forget them. */
const preference = /(^|\.)datatable(\.|$)/

/** @param base The store that keeps the values; tests give one in memory. */
export function preferenceStore(base: Store = localStorageStore('1', 'dossier')): Store {
  return {
    ...base,
    reset: () => {
      const forgotten = Object.keys(base.listItems?.() ?? {}).filter((key) => !preference.test(key))
      for (const key of forgotten) base.removeItem(key)
    },
  }
}
