/**
 * Every page of the product and who may open it: the 122 of the specification (section 2), and our own.
 * Addresses that are not in here belong to an entity, whose schema says who may open them.
 */
import type { RoleExpression } from './entity.ts'
import table from './pages.json' with { type: 'json' }

export type Page = {
  /** With `{name}` where a part of the address varies. */
  path: string
  /** `own`: not in the specification. */
  area: string
  /** null: open to everyone. */
  acl: RoleExpression | null
  /** Name by which a menu's route object may mean this page. */
  name?: string
  /** Where this address leads instead of showing anything. */
  redirect?: string
  /** The specification leaves path or role open; this one was chosen here. */
  chosen?: boolean
  /** There is a screen for it; the others answer as pages that do not exist. */
  built?: boolean
  /** Key of its title, where no entity gives one. */
  title?: string
  /** Where the menu has it, when no entity puts it there: group, and name of an icon in @mui/icons-material. */
  menu?: { group: string; icon: string }
  /** Only where the server says that it runs for developers. */
  development?: boolean
}

export const pages: readonly Page[] = table
