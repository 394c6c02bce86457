/** What a row asks of its list, which has one dialog and one menu for all of them. */
import { createContext } from 'react'
import type { RaRecord } from 'react-admin'

export type RowMenuAt = { record: RaRecord; anchor: HTMLElement }

export const RowContext = createContext<{
  askDelete: (record: RaRecord) => void
  openMenu: (at: RowMenuAt) => void
  /** Switches a record off, or on again; absent: this person may not, or such records know no such thing. */
  toggleActive?: (record: RaRecord) => Promise<void>
}>({ askDelete: () => {}, openMenu: () => {} })
