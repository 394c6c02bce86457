/** The total of one filter, from the positions of the order by its property: no row of a large table is counted. */
import { treeOperator } from '#schemas/condition.ts'
import type { Property } from '#schemas/entity.ts'
import { isComplete, mostEntries, unseen } from '#server/lists/positions/log.ts'
import type { Positions } from '#server/lists/positions/positions.ts'
import { hasSeen, moment, snapshotFrom } from '#server/lists/positions/snapshot.ts'
import { sortColumn, type SortColumn } from '#server/lists/positions/sortColumn.ts'
import { catchUp, forget, positionsOf } from '#server/lists/positions/store.ts'
import { tallyOf } from '#server/lists/positions/tally.ts'
import { compare } from '#server/sql/comparison.ts'
import { isMoving } from '#server/sql/filterValue.ts'
import type { Filter } from '#server/lists/filters/filters.ts'
import type { ListQuery } from './listQuery.ts'
import type { Counted } from './manyPage.ts'
import { resolveOperand } from '#server/sql/operands.ts'
import type { Context } from './page.ts'
import { rowScope } from '#server/sql/rowScope.ts'
import { Params } from '#server/sql/sql.ts'
import { prepared } from '#server/sql/statement.ts'

type Row = { total: number | null; snapshot: string; complete: boolean; entries: number; resets: number }

/**
 * Unread log entries from which on the positions are brought up to date, because every question would read them
 * again.
 */
const lag = 100

/**
 * @param least Tables with fewer rows are simply counted.
 * @returns undefined where a count is needed: several conditions, row rights, texts, properties without an
 * order, unknown positions.
 */
export async function tallied(query: ListQuery, context: Context, least: number): Promise<Counted | undefined> {
  const { engine, entity } = context
  const [filter, ...others] = query.filters
  const isOne = filter && others.length === 0 && !query.groups
  if (!isOne || query.search !== undefined || query.asOf !== undefined) return undefined
  if (rowScope(context, new Params()) !== undefined) return undefined
  const { property } = filter
  if (!hasOrder(property)) return undefined
  const column = sortColumn(entity.table, property)
  const positions = positionsOf(engine, column)
  if (!positions || positions.total <= least) return undefined
  const statement = statementFor(filter, { column, positions }, context)
  if (!statement) return undefined
  const [row] = (await engine.query<Row>(statement)).rows
  if (!row?.complete || row.resets > 0 || row.entries > mostEntries) {
    forget(engine, column, positions)
    return undefined
  }
  if (row.total === null || !hasSeen(snapshotFrom(row.snapshot), positions.snapshot)) return undefined
  if (row.entries > lag) catchUp(engine, column)
  return { total: row.total, snapshot: row.snapshot }
}

/** Whether the property has an index with positions: sortable properties and relations to one record. */
const hasOrder = ({ name, sort, relation }: Property): boolean =>
  name === 'id' || sort === true || relation?.many === false

function statementFor(
  { property, operator, value }: Filter,
  { column, positions }: { column: SortColumn; positions: Positions },
  context: Context,
) {
  if (operator === treeOperator) return undefined
  const params = new Params()
  const values = (Array.isArray(value) ? value : [value]).map((one) =>
    isMoving(property) ? resolveOperand(one, context) : one,
  )
  if (values.includes(undefined)) return undefined
  const { snapshot } = positions
  const pending = unseen(column.table, snapshot, params)
  const total = tallyOf(
    operator,
    values.flat().map((one) => (one === null || one === undefined ? null : String(one))),
    {
      column,
      positions,
      params,
      compare: (sign, text) => compare(property, sign, text, { alias: 't', params }),
    },
  )
  if (total === undefined) return undefined
  const text = `with pending as materialized (${pending}),
    sums as materialized (select count(*)::int as entries, count(*) filter (where sign is null)::int as resets from pending)
    select entries, resets, ${moment} as snapshot, ${isComplete(column.table, snapshot, params)} as complete, ${total} as total from sums`
  return prepared(text, params.values)
}
