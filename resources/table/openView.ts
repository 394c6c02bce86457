/** The saved view that a list shows, remembered in this browser until another takes its place. */
import { useStore } from 'react-admin'
import type { Density } from '#providers/density.ts'

/** `columnOrder`, `hidden`: names of properties. `address`: what follows the question mark, inside react-admin. */
export type OpenView = {
  id: number
  name: string
  address: string
  hidden: readonly string[]
  columnOrder: readonly string[]
  /** Absent: as the reader prefers. */
  density?: Density
}

export const useOpenView = (resource: string) => useStore<OpenView | null>(`${resource}.view`, null)
