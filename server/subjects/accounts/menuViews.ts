/** Saved views in the menu: those that open with a list, and those that are counted. */
import { savedView } from '#schemas/generated/saved-view.ts'
import type { Engine } from '#server/db/engine.ts'
import type { Access } from '#server/foundation/access.ts'
import { names } from '#server/sql/names.ts'
import { rowScope } from '#server/sql/rowScope.ts'
import { Params } from '#server/sql/sql.ts'

export type MenuView = { id: number; list: string; name: string; first: boolean; counted: boolean }

const v = names('saved_view', 't')

/** Rank of a view by its audience, where several open with one list. */
const nearest = `array_position(array['me', 'team', 'role', 'staff'], ${v.audience})`

/** @returns Those of the person who asks, the nearest first; none without a right to views. */
export async function menuViews(engine: Engine, access: Access, now: number): Promise<MenuView[]> {
  if (!access.may(savedView.access.read)) return []
  const params = new Params()
  const scope = rowScope({ entity: savedView, access, now }, params) ?? 'true'
  const { rows } = await engine.query<MenuView>({
    text: `select ${v.id}, ${v.list}, ${v.name}, ${v.first}, ${v.counted} from saved_view t
      where (${v.first} or ${v.counted}) and ${scope} order by ${nearest}, ${v.name}, ${v.id} limit 200`,
    values: params.values,
  })
  return rows
}
