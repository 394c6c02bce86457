/** Props of a group of inputs or values. */
import type { ReactNode } from 'react'

export type GroupProps = {
  /** Text key of the heading; absent: no heading. */
  name?: string
  /** Begins a tab in `GroupTabs`, called as the group; the groups behind it are in it too, until the next. */
  tab?: boolean
  /** Most inputs or values beside each other; absent: as many as fit. */
  columns?: number
  children: ReactNode
}
