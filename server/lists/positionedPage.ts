/**
 * A page of the whole table without counting and without reading the skipped rows: it starts at the nearest
 * boundary, corrected in the same statement by the changes since the boundaries were read.
 */
import { isComplete, mostEntries, unseen } from '#server/lists/positions/log.ts'
import { boundaryFrom, boundaryUpTo, type Boundary, type Positions } from '#server/lists/positions/positions.ts'
import { hasSeen, moment, snapshotFrom } from '#server/lists/positions/snapshot.ts'
import { entryKey, isBefore, sortColumn, type SortColumn } from '#server/lists/positions/sortColumn.ts'
import { catchUp, forget, positionsOf } from '#server/lists/positions/store.ts'
import type { ListQuery } from './listQuery.ts'
import { itemsOf, limitClause, type Context, type Page } from './page.ts'
import { orderBy } from './order.ts'
import type { Question } from './question.ts'
import { Params, quote } from '#server/sql/sql.ts'
import { prepared } from '#server/sql/statement.ts'
import { stretchFrom } from './stretch.ts'

type Row = {
  items: string
  snapshot: string
  complete: boolean
  entries: number
  resets: number
  net: number
  skip: number
}

/** Unread log entries from which on the positions are brought up to date, because every list would read them again. */
const lag = 100

/** @returns undefined when this order or snapshot needs a count; `snapshot` is that of the answer. */
export async function positionedPage({ query, context }: Question): Promise<(Page & { snapshot: string }) | undefined> {
  const { engine } = context
  const column = columnOf(query, context)
  const positions = column && positionsOf(engine, column)
  if (!positions) return undefined
  for (const slack of [stepBack, stepBack + 2 * mostEntries]) {
    const boundary = followsOrder(query, column) ? boundaryBefore(query, positions, slack) : undefined
    const [row] = (await engine.query<Row>(pageStatement(query, context, { column, positions, boundary }))).rows
    if (!row?.complete || row.resets > 0 || row.entries > mostEntries) {
      forget(engine, column, positions)
      return undefined
    }
    if (!hasSeen(snapshotFrom(row.snapshot), positions.snapshot)) return undefined
    if (row.entries > lag) catchUp(engine, column)
    if (row.skip >= 0) return { items: row.items, total: positions.total + row.net, snapshot: row.snapshot }
  }
  // The positions contradict the log: count now, and read new positions.
  forget(engine, column, positions)
  return undefined
}

/** Up to this offset rows are simply skipped: a boundary would save little. */
const nearby = 1000
/** Rows to start further back than needed, so that rows inserted before the boundary do not require a second query. */
const stepBack = 64

/** Total and places come from the column of the order; with several order keys only the total is used. */
function columnOf({ order }: ListQuery, { entity }: Context): SortColumn | undefined {
  const id = entity.properties.find(({ name }) => name === 'id')
  const property = order.length === 1 ? order[0]?.property : id
  return property && sortColumn(entity.table, property)
}

const followsOrder = ({ order }: ListQuery, { isId }: SortColumn): boolean =>
  order.length === 1 || (isId && order.length === 0)

function boundaryBefore(query: ListQuery, positions: Positions, slack: number): Boundary | undefined {
  const { offset, order } = query
  if (offset <= nearby) return undefined
  return order[0]?.descending
    ? boundaryFrom(positions, positions.total - offset + slack)
    : boundaryUpTo(positions, offset - slack)
}

type Known = { column: SortColumn; positions: Positions; boundary: Boundary | undefined }

function pageStatement(query: ListQuery, context: Context, { column, positions, boundary }: Known) {
  const params = new Params()
  const { table } = context.entity
  const { snapshot, total } = positions
  const key = entryKey(column)
  const below = boundary
    ? `coalesce(sum(sign) filter (where ${isBefore(key, 'row_id', boundary, column, params)}), 0)::bigint`
    : '0'
  // A small offset stands in the text, so that the planner knows how little is skipped.
  const offset = query.offset > nearby ? params.add(query.offset, 'bigint') : `${query.offset}::bigint`
  const skip = !boundary
    ? offset
    : query.order[0]?.descending
      ? `${offset} - ${params.add(total - boundary.before, 'bigint')} - (net - below)`
      : `${offset} - ${params.add(boundary.before, 'bigint')} - below`
  const ids = boundary
    ? stretchFrom(boundary, query, column, params)
    : `select t.id from ${quote(table)} t order by ${orderBy(query.order, 't')}${limitClause(query)} offset ${offset}`
  const text = `with pending as materialized (${unseen(table, snapshot, params)}),
    sums as materialized (select count(*)::int as entries, count(*) filter (where sign is null)::int as resets,
      coalesce(sum(sign), 0)::bigint as net, ${below} as below from pending),
    place as materialized (select entries, resets, net, ${skip} as skip from sums),
    page as materialized (${ids})
    select entries, resets, net, skip, ${moment} as snapshot, ${isComplete(table, snapshot, params)} as complete,
      ${itemsOf(query, context, params)} as items from place`
  return prepared(text, params.values)
}
