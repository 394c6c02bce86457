/** Emits the menu: entities with an entry, in their groups. */
import type { MenuEntry, MenuGroup } from '#schemas/menu.ts'
import { banner } from '#codegen/banner.ts'
import type { ProjectEmitter } from '#codegen/model.ts'
import { literal } from './literal.ts'

type Placed = { group: string; position: number; entry: MenuEntry }

export const emitMenu: ProjectEmitter = ({ entities }) => {
  const placed = entities.flatMap(({ facts, ui }): Placed[] => {
    if (!ui.menu) return []
    const { group, icon, position = last } = ui.menu
    return [{ group, position, entry: { name: facts.name, icon, path: ui.routes.list, acl: facts.access.read } }]
  })
  const groups = Map.groupBy(placed.sort(byPosition), ({ group }) => group)
  const menu = [...groups].map(([name, items]): MenuGroup => ({ name, entries: items.map(({ entry }) => entry) }))
  const text = `${banner('schemas/*.schema.json')}import type { MenuGroup } from '#schemas/menu.ts'\n\nexport const menu: readonly MenuGroup[] = ${literal(menu)}\n`
  return [{ path: 'schemas/generated/menu.ts', text }]
}

/** Entries without a position come after those that have one. */
const last = Number.MAX_SAFE_INTEGER

/** Orders entries by position, then by group and name; a group stands where its first entry stands. */
const byPosition = (a: Placed, b: Placed): number =>
  a.position - b.position || compare(a.group, b.group) || compare(a.entry.name, b.entry.name)

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
