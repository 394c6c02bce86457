/** People who read one record: rows of the log of reads that name it, and those about more records than a row names. */
import { NotFound } from '#server/errors.ts'
import { actor, mayLookBack, pageIn, type Actor } from './history.ts'
import type { Context } from '#server/lists/page.ts'
import { visibleProperties } from '#server/sql/rights.ts'
import { quote } from '#server/sql/sql.ts'
import { prepared } from '#server/sql/statement.ts'

/** `records`: how many were read at once; `isNamed`: whether the row names this record. */
export type ReadItem = {
  id: number
  at: string
  by: Actor
  onBehalfOf: Actor
  action: string
  properties: string[]
  records: number
  isNamed: boolean
}

/**
 * Returns the rows, newest first, for people who may see the history of the record.
 *
 * @throws {NotFound} If the record has no history, or this person may not see it.
 */
export async function readersOf(
  id: string,
  query: Readonly<Record<string, unknown>>,
  context: Context,
): Promise<{ items: ReadItem[]; total: number }> {
  const { entity, access, engine } = context
  if (!mayLookBack(context)) throw new NotFound()
  const { offset, limit } = pageIn(query, entity)
  // Reads of properties that this person may not see are left out too.
  const properties = visibleProperties(entity, access).map(({ property }) => property.name)
  const from = `from read_log a where a.entity = $1 and a.properties && $3::text[]
    and (a.record_ids @> array[$2::bigint] or a.record_ids is null)`
  const text = `select (select count(*) ${from}) as total,
    exists (select from ${quote(entity.table)} t where t.id = $2::bigint) as there,
    (select coalesce(json_agg(x), '[]') from (select a.id, to_char(a.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
      ${actor('actor')} as "by", ${actor('impersonator')} as "onBehalfOf", a.action,
      array(select one from unnest(a.properties) one where one = any($3::text[])) as properties,
      a.record_count as records, a.record_ids is not null as "isNamed"
      ${from} order by a.id desc limit $4 offset $5) x) as items`
  type Row = { total: number; there: boolean; items: ReadItem[] }
  const { rows } = await engine.query<Row>(prepared(text, [entity.name, id, properties, limit, offset]))
  const { total = 0, there = false, items = [] } = rows[0] ?? {}
  if (!there && !items.some(({ isNamed }) => isNamed)) throw new NotFound()
  return { items, total }
}
