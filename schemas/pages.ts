/**
 * All pages of the product and who may open them: the 122 of the specification (section 2), and our own. Other
 * addresses belong to an entity, whose schema says who may open them.
 */
import type { RoleExpression } from './entity.ts'
import table from './pages.json' with { type: 'json' }

export type Page = {
  /** Path, with `{name}` for variable parts. */
  path: string
  /** `own`: not in the specification. */
  area: string
  /** null: open to everyone. */
  acl: RoleExpression | null
  /** Name by which a menu's route object may refer to this page. */
  name?: string
  /** Page that this one takes the place of in links, for people who may open this one and not that one. */
  insteadOf?: string
  /** Address to which this one redirects. */
  redirect?: string
  /** The specification leaves path or role open; this one was chosen here. */
  chosen?: boolean
  /** The page has a screen; pages without answer as if they did not exist. */
  built?: boolean
  /** Text key of its title, where no entity provides one. */
  title?: string
  /** Place in the menu, unless an entity provides it: group, and name of an icon in @mui/icons-material. */
  menu?: { group: string; icon: string }
  /** Served only when the server runs in development. */
  development?: boolean
}

export const pages: readonly Page[] = table
