/** The menu as generated from schemas: entries in named groups; the server leaves out what a person may not read. */
import type { RoleExpression } from './entity.ts'

export type MenuEntry = {
  /** Resource name; its label is `resources.<name>.name`. */
  name: string
  /** Name of an icon in @mui/icons-material. */
  icon: string
  /** Page path of the list. */
  path: string
  acl: RoleExpression
}

export type MenuGroup = { name: string; entries: readonly MenuEntry[] }
