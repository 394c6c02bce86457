/** Preference as React state: components follow its changes. */
import { useCallback, useSyncExternalStore } from 'react'
import { onPreferences, preference, setPreference } from './preferences.ts'

/** @returns The stored value, unchecked, and a setter; undefined removes the value. */
export function usePreference(name: string): [unknown, (value: unknown) => void] {
  const value = useSyncExternalStore(onPreferences, () => preference(name))
  return [value, useCallback((next: unknown) => setPreference(name, next), [name])]
}
