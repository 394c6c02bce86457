/**
 * Reads the rows of an export: first all ids in order by one statement, then the records batch by batch, so
 * that no statement or connection is held by a slow reader.
 */
import { setImmediate } from 'node:timers/promises'
import type { Property } from '#schemas/entity.ts'
import type { ListQuery } from '#server/lists/listQuery.ts'
import type { Context } from '#server/lists/page.ts'
import { compile } from '#server/lists/question.ts'
import { rowScope } from '#server/sql/rowScope.ts'
import { projectionOf } from '#server/sql/projection.ts'
import { currentOutsider, forOutsider, type Outsider } from '#server/db/outsider.ts'
import { Params, quote, whereClause } from '#server/sql/sql.ts'
import { prepared } from '#server/sql/statement.ts'

/** Comma-separated ids: eight megabytes hold a million of them. */
export type FoundIds = { ids: string; total: number }
export type ExportRecord = Readonly<Record<string, unknown>>

/** Records per statement, adapted to make about a megabyte by the size of the records before. */
const batchSize = { first: 100, most: 1000 }
const batchCharacters = 1_000_000
/** Records, and characters of them, that are parsed and written before the event loop gets a turn. */
const sliceSize = 20
const sliceCharacters = 200_000
/** Milliseconds after which the event loop gets a turn. */
const longestTurn = 10

/**
 * Returns the ids of all records that a list finds, whatever its page, in its order.
 *
 * @param most Maximum number of ids; absent: all.
 */
export async function foundIds(query: ListQuery, context: Context, most?: number): Promise<FoundIds> {
  const { where, order, params } = compile(query, context)
  const idsQuery = `select t.id from ${quote(context.entity.table)} t${where} order by ${order}${most === undefined ? '' : ` limit ${most}`}`
  const text = `select coalesce(string_agg(id::text, ','), '') as ids, count(*) as total from (${idsQuery}) x`
  const { rows } = await context.engine.query<FoundIds>(prepared(text, params().values))
  return rows[0] ?? { ids: '', total: 0 }
}

/**
 * Yields the records in the order of the ids, with only these properties, as far as this person may see them.
 * It yields to the event loop in between, so that an export does not delay other requests.
 */
export function recordsOf(
  found: FoundIds,
  properties: readonly Property[],
  context: Context,
): AsyncGenerator<ExportRecord[]> {
  // Remembered here, because later batches are read outside the request's context.
  return read(found, properties, { ...context, asker: currentOutsider() })
}

async function* read(
  { ids }: FoundIds,
  properties: readonly Property[],
  { asker, ...context }: Context & { asker: Outsider | undefined },
): AsyncGenerator<ExportRecord[]> {
  // A new map: projections are cached per map, and these have other columns than the lists.
  const own = { ...context, entities: new Map(context.entities), entity: { ...context.entity, properties } }
  const readBatch = async (batch: readonly string[]): Promise<string[]> => {
    const params = new Params()
    const batchParam = params.add(batch, 'bigint[]')
    const { columns, joins } = projectionOf(own.entity, { ...own, params })
    const table = quote(context.entity.table)
    const text = `select row_to_json(x)::text as record from (
      select ${columns} from unnest(${batchParam}) with ordinality p(id, place)
      join ${table} t on t.id = p.id${joins}${whereClause(rowScope(context, params))} order by p.place) x`
    const statement = prepared(text, params.values)
    const { rows } = await forOutsider(asker, () => context.engine.query<{ record: string }>(statement))
    return rows.map(({ record }) => record)
  }
  const takeNext = idsFrom(ids)
  let size = batchSize.first
  // Reads the next batch while this one is written.
  let ahead = readBatch(takeNext(size))
  for (;;) {
    // If the reader leaves, nobody awaits this promise; without a handler its failure would end the process.
    ahead.catch(() => undefined)
    const batch = await ahead
    const next = takeNext(size)
    if (next.length > 0) ahead = readBatch(next)
    yield* slicesOf(batch)
    if (next.length === 0) return
    size = nextSize(batch)
  }
}

async function* slicesOf(records: readonly string[]): AsyncGenerator<ExportRecord[]> {
  let since = performance.now()
  for (let at = 0; at < records.length;) {
    const slice: ExportRecord[] = []
    for (let characters = 0; at < records.length && slice.length < sliceSize && characters < sliceCharacters; at += 1) {
      const record = records[at] ?? '{}'
      characters += record.length
      slice.push(JSON.parse(record) as ExportRecord)
    }
    yield slice
    if (performance.now() - since < longestTurn) continue
    await setImmediate()
    since = performance.now()
  }
}

function nextSize(batch: readonly string[]): number {
  const characters = batch.reduce((sum, record) => sum + record.length, 0)
  const average = Math.max(1, characters / Math.max(1, batch.length))
  return Math.max(1, Math.min(batchSize.most, Math.floor(batchCharacters / average)))
}

/** @returns A function that takes the next `count` ids from a comma-separated list. */
function idsFrom(ids: string): (count: number) => string[] {
  let start = 0
  return (count) => {
    const taken: string[] = []
    while (taken.length < count && start < ids.length) {
      const comma = ids.indexOf(',', start)
      const end = comma < 0 ? ids.length : comma
      taken.push(ids.slice(start, end))
      start = end + 1
    }
    return taken
  }
}
