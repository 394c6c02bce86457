/** Tells what becomes of a draft to the other tabs of this browser, where the same form may be open. */
import { isObject } from '#providers/callErrors.ts'

export type Told = 'kept' | 'discarded' | 'saved'

const place = 'dossier.draft'

/** @param draft Path of the draft. */
export function tellOtherTabs(draft: string, what: Told): void {
  try {
    localStorage.setItem(place, JSON.stringify({ draft, what }))
    localStorage.removeItem(place)
  } catch {
    // Storage is switched off: nobody is told; the server still merges what both tabs save.
  }
}

/** @returns A function that stops listening. */
export function onOtherTabs(draft: string, hear: (what: Told) => void): () => void {
  const handleStorage = ({ key, newValue }: StorageEvent) => {
    if (key !== place || newValue === null) return
    const told: unknown = JSON.parse(newValue)
    if (isObject(told) && told.draft === draft) hear(told.what as Told)
  }
  window.addEventListener('storage', handleStorage)
  return () => window.removeEventListener('storage', handleStorage)
}
