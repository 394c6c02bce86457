/** A preference on the screen: whoever shows it follows its changes. */
import { useCallback, useSyncExternalStore } from 'react'
import { onPreferences, preference, setPreference } from './preferences.ts'

/** @returns What is kept under the name, unchecked, and how to change it; undefined takes it away. */
export function usePreference(name: string): [unknown, (value: unknown) => void] {
  const value = useSyncExternalStore(onPreferences, () => preference(name))
  return [value, useCallback((next: unknown) => setPreference(name, next), [name])]
}
