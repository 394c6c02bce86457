/** Handlers that rows use of their list, which has one dialog and one menu for all of them. */
import { createContext } from 'react'
import type { RaRecord } from 'react-admin'

export type RowMenuAt = { record: RaRecord; anchor: HTMLElement }

export const RowContext = createContext<{
  askDelete: (record: RaRecord) => void
  openMenu: (at: RowMenuAt) => void
  /** Activates or deactivates a record; absent: not allowed, or the entity has no `active`. */
  toggleActive?: (record: RaRecord) => Promise<void>
}>({ askDelete: () => {}, openMenu: () => {} })
