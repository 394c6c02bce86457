/** Many hits: the page along the index of the order, and the count at the same time on another connection. */
import { snapshotFrom } from '#server/positions/snapshot.ts'
import { countedPage } from './countedPage.ts'
import type { Found } from './kept.ts'
import type { ListQuery } from './listQuery.ts'
import { orderBy } from './order.ts'
import { condition, itemsOf, limitClause, type Context } from './page.ts'
import { literal, Params, quote, whereClause } from './sql.ts'
import { prepared } from './statement.ts'

type Counted = { total: number; snapshot: string }
type Shown = { items: string; snapshot: string }

/** Two statements see two moments. If the table changed in between, one statement answers both. */
export async function manyPage(query: ListQuery, context: Context): Promise<Found> {
  const [counted, shown] = await Promise.all([count(query, context), show(query, context)])
  const found = { snapshot: snapshotFrom(counted.snapshot), total: counted.total }
  if (!(await isOneMoment(counted.snapshot, shown.snapshot, context)))
    return { page: await countedPage(query, context), found }
  return { page: { items: shown.items, total: counted.total, snapshot: shown.snapshot }, found }
}

async function count(query: ListQuery, context: Context): Promise<Counted> {
  const params = new Params()
  const where = whereClause(condition(query, context, params))
  const text = `select count(*) as total, pg_current_snapshot()::text as snapshot from ${quote(context.entity.table)} t${where}`
  return one(await context.engine.query<Counted>(prepared(text, params.values)))
}

async function show(query: ListQuery, context: Context): Promise<Shown> {
  const params = new Params()
  const where = whereClause(condition(query, context, params))
  const ids = `select t.id from ${quote(context.entity.table)} t${where} order by ${orderBy(query.order, 't')}${limitClause(query)} offset ${params.add(query.offset, 'bigint')}`
  const text = `with page as materialized (${ids}) select ${itemsOf(query, context, params)} as items, pg_current_snapshot()::text as snapshot`
  return one(await context.engine.query<Shown>(prepared(text, params.values)))
}

/** Whether the log has no entry that one of the moments saw and the other did not. */
async function isOneMoment(one: string, other: string, { engine, entity }: Context): Promise<boolean> {
  if (one === other) return true
  const begun = [one, other].map((text) => BigInt(snapshotFrom(text).xmin))
  const text = `select not exists (select from change_log.${quote(entity.table)}
      where xid >= $3::xid8 and pg_visible_in_snapshot(xid, $1::pg_snapshot) <> pg_visible_in_snapshot(xid, $2::pg_snapshot))
    and coalesce((select trimmed <= $3::xid8 from change_log.tracked where table_name = ${literal(entity.table)}), false) as same`
  const [first = 0n, second = 0n] = begun
  const { rows } = await engine.query<{ same: boolean }>({
    text,
    values: [one, other, String(first < second ? first : second)],
  })
  return rows[0]?.same ?? false
}

function one<Row>({ rows }: { rows: Row[] }): Row {
  const [row] = rows
  if (!row) throw new Error('A list came back without its one row.')
  return row
}
