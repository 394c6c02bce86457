/**
 * What an export reads: first the ids of everything found, in order, by one statement; then the records, batch by batch,
 * so that no statement and no connection waits for a slow reader.
 */
import type { Property } from '#schemas/entity.ts'
import type { ListQuery } from '#server/crud/listQuery.ts'
import { orderBy } from '#server/crud/order.ts'
import { condition, type Context } from '#server/crud/page.ts'
import { rowScope } from '#server/crud/rowScope.ts'
import { projectionOf } from '#server/crud/projection.ts'
import { Params, quote, whereClause } from '#server/crud/sql.ts'
import { prepared } from '#server/crud/statement.ts'

/** Ids with commas between: eight megabytes hold a million of them. */
export type FoundIds = { ids: string; total: number }
export type ExportRecord = Readonly<Record<string, unknown>>

const batchSize = 1000

/** Returns the ids of all records that a list finds, whatever page it asks for, in its order. */
export async function foundIds(query: ListQuery, context: Context): Promise<FoundIds> {
  const params = new Params()
  const where = whereClause(condition(query, context, params))
  const found = `select t.id from ${quote(context.entity.table)} t${where} order by ${orderBy(query.order, 't')}`
  const text = `select coalesce(string_agg(id::text, ','), '') as ids, count(*) as total from (${found}) x`
  const { rows } = await context.engine.query<FoundIds>(prepared(text, params.values))
  return rows[0] ?? { ids: '', total: 0 }
}

/** Yields the records in the order of their ids, only these properties of them, as far as this person may see them. */
export async function* recordsOf(
  { ids }: FoundIds,
  properties: readonly Property[],
  context: Context,
): AsyncGenerator<ExportRecord[]> {
  // Maps of their own: projections are kept per map, and these have other columns than those of the lists.
  const own = { ...context, entities: new Map(context.entities), entity: { ...context.entity, properties } }
  const read = async (batch: readonly string[]) => {
    const params = new Params()
    const asked = params.add(batch, 'bigint[]')
    const { columns, joins } = projectionOf(own.entity, { ...own, params })
    const table = quote(context.entity.table)
    const text = `select coalesce(json_agg(row_to_json(x)), '[]')::text as records from (
      select ${columns} from unnest(${asked}) with ordinality p(id, place)
      join ${table} t on t.id = p.id${joins}${whereClause(rowScope(context, params))} order by p.place) x`
    const { rows } = await context.engine.query<{ records: string }>(prepared(text, params.values))
    return rows[0]?.records ?? '[]'
  }
  // The database reads the next batch while this one is written.
  let ahead: Promise<string> | undefined
  for (const batch of batches(ids)) {
    const before = ahead
    ahead = read(batch)
    // A reader who goes away leaves it unread.
    ahead.catch(() => undefined)
    if (before) yield JSON.parse(await before) as ExportRecord[]
  }
  if (ahead) yield JSON.parse(await ahead) as ExportRecord[]
}

function* batches(ids: string): Generator<string[]> {
  for (let start = 0; start < ids.length;) {
    const batch: string[] = []
    while (batch.length < batchSize && start < ids.length) {
      const comma = ids.indexOf(',', start)
      const end = comma < 0 ? ids.length : comma
      batch.push(ids.slice(start, end))
      start = end + 1
    }
    yield batch
  }
}
