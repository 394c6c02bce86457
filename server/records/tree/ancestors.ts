/** The records above a record in its hierarchy, from the top down, for readers of the record. */
import type { Entity, Property } from '#schemas/entity.ts'
import type { Context } from '#server/lists/page.ts'
import { embeddedRecord } from '#server/sql/projection.ts'
import { mayRead } from '#server/sql/rights.ts'
import { rowScope } from '#server/sql/rowScope.ts'
import { allOf, Params, quote } from '#server/sql/sql.ts'
import { prepared } from '#server/sql/statement.ts'
import { unsentRecord } from '#server/records/record.ts'

/** The relation that makes the hierarchy; undefined for an entity without one. */
export const hierarchyOf = ({ properties }: Entity): Property | undefined =>
  properties.find(({ relation }) => relation?.hierarchy !== undefined)

/**
 * Returns the records above one, each with its title, as a JSON array. It begins below the first record that
 * this person may not see.
 *
 * @throws {NotFound} If the record does not exist or is hidden from this person.
 */
export async function ancestorsOf(id: string, context: Context): Promise<string> {
  const { entity, access, engine } = context
  await unsentRecord(id, context)
  const hierarchy = hierarchyOf(entity)
  if (!hierarchy || !mayRead(hierarchy, access)) return '[]'
  const params = new Params()
  const [table, parent] = [quote(entity.table), quote(hierarchy.column)]
  const start = params.add(id, 'bigint')
  const scope = allOf([`above.up = t.id`, rowScope(context, params)])
  const titleSql = embeddedRecord(entity, [entity.titleField], { alias: 't', id: 't.id' }, { ...context, params })
  const text = `with recursive above (id, up, level) as (
      select t.id, t.${parent}, 0 from ${table} t where t.id = ${start}
      union all select t.id, t.${parent}, above.level + 1 from above join ${table} t on ${scope} where above.level < 100)
    select coalesce(json_agg(${titleSql} order by above.level desc), '[]')::text as items from above join ${table} t on t.id = above.id where above.level > 0`
  const { rows } = await engine.query<{ items: string }>(prepared(text, params.values))
  return rows[0]?.items ?? '[]'
}
