/** The saved view that a list shows, remembered in this browser until another takes its place. */
import { useStore } from 'react-admin'

/** `columnOrder`, `hidden`: names of properties. `address`: what follows the question mark, inside react-admin. */
export type OpenView = {
  id: number
  name: string
  address: string
  hidden: readonly string[]
  columnOrder: readonly string[]
}

export const useOpenView = (resource: string) => useStore<OpenView | null>(`${resource}.view`, null)
