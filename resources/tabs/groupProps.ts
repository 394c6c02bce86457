/** Props of a group of inputs or values. */
import type { ReactNode } from 'react'

export type GroupProps = {
  /** Text key of the heading; absent: no heading. */
  name?: string
  /** In `GroupTabs`: a tab begins here, called as the group; the groups behind it are in it too, until the next. */
  tab?: boolean
  /** At most so many inputs or values beside each other; absent: as many as fit. */
  columns?: number
  children: ReactNode
}
