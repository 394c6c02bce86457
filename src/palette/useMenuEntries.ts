/** Pages of the menu in its order, without groups. */
import type { SvgIconComponent } from '@mui/icons-material'
import { icons } from '#src/menu/icons.ts'
import { useMenu, type MenuItem } from '#src/menu/menu.ts'

/** `to`: address; `group`: name of its group. */
export type MenuEntry = { title: string; to: string; icon?: SvgIconComponent; group?: string }

export function useMenuEntries(): MenuEntry[] {
  const { data: items = [] } = useMenu()
  return entriesOf(items)
}

const entriesOf = (items: readonly MenuItem[], group?: string): MenuEntry[] =>
  items.flatMap(({ name, path, icon, children }) => [
    ...(path === undefined
      ? []
      : [{ title: name, to: path, icon: icon === undefined ? undefined : icons[icon], group }]),
    ...entriesOf(children, name),
  ])
