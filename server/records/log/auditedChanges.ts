/** Changes that lines of the audit hold, of records of several entities, as each record itself would show them. */
import { serverFilled } from '#schemas/entity.ts'
import { forServer } from '#server/db/outsider.ts'
import type { Context } from '#server/lists/page.ts'
import { listedProperties } from '#server/sql/rights.ts'
import { changesIn, targetsIn, type Change, type Changed } from './changes.ts'
import { mayLookBack } from './history.ts'

type Line = Changed & { id: number }
type Asking = Omit<Context, 'entity'>

/**
 * @returns By line, those of properties that this person may see in a list; none of entities whose history they may
 *   not see.
 */
export async function auditedChanges(
  lines: readonly { id: number; entity: string }[],
  asking: Asking,
): Promise<Map<number, Change[]>> {
  const found = new Map<number, Change[]>()
  if (lines.length === 0) return found
  const { rows } = await forServer(() =>
    asking.engine.query<Line>({
      name: 'audited',
      text: 'select id::int, changes from audit_log where id = any($1::bigint[])',
      values: [lines.map(({ id }) => id)],
    }),
  )
  for (const name of new Set(lines.map(({ entity }) => entity))) {
    const entity = asking.entities.get(name)
    const context = entity && { ...asking, entity }
    if (!context || !entity.audit || !asking.access.may(entity.access.read) || !mayLookBack(context)) continue
    const own = rows.filter(({ id }) => lines.some((line) => line.id === id && line.entity === name))
    const shown = listedProperties(entity, asking.access).filter(
      ({ property }) => !serverFilled.some((filled) => filled === property.name),
    )
    const targets = await targetsIn(own, shown, context, asking.engine)
    for (const line of own) found.set(line.id, changesIn(line, shown, targets))
  }
  return found
}
