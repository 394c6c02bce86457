/**
 * The way to a page for few hits: one scan finds them all and gives page and total. It also returns all ids in
 * order where they are few or the page is far from the first; sorting thousands of names takes longer than
 * finding them, and most readers see one page.
 */
import { moment, snapshotFrom } from '#server/lists/positions/snapshot.ts'
import { columnOf } from '#server/sql/columns.ts'
import { mostIds, type Found } from './resultCache.ts'
import type { ListQuery } from './listQuery.ts'
import { itemsOf, limitClause, type Context } from './page.ts'
import type { Question } from './question.ts'
import { quote, type Params } from '#server/sql/sql.ts'
import { prepared } from '#server/sql/statement.ts'
import { isNear } from './walkedPage.ts'

/** Up to this many hits, the first page returns the order of all of them too. */
const mostInPassing = 2_000

type Row = { items: string; snapshot: string; total: number; ids: string | null }

/** @returns undefined when there are too many hits to scan. */
export async function fewPage(question: Question): Promise<Found | undefined> {
  const most = mostIds(question.context.entity)
  const scanned = await scan(question, ` limit ${most + 1}`)
  return scanned.page.total > most ? undefined : scanned
}

/** Scans without a limit: when the hits stand together far from the beginning of the order, no other way is faster. */
export const wholePage = (question: Question): Promise<Found> => scan(question, '')

async function scan(question: Question, most: string): Promise<Found> {
  const { query, context } = question
  const params = question.params()
  const text = statementFor(question, { params, most })
  const [row] = (await context.engine.query<Row>(prepared(text, params.values))).rows
  if (!row) throw new Error('The statement of a list returned no row.')
  const { items, total, snapshot, ids } = row
  const page = { items, total, snapshot }
  const hasOrder = total <= mostInOrder(query, context)
  // Without the order, and with few enough hits to scan again, there is nothing worth caching.
  if (!hasOrder && total <= mostIds(context.entity)) return { page }
  return { page, found: { snapshot: snapshotFrom(snapshot), total, ids: hasOrder ? (ids ?? '') : undefined } }
}

const mostInOrder = (query: ListQuery, { entity }: Context): number => (isNear(query) ? mostInPassing : mostIds(entity))

/** With more hits only the page is sorted: finding the first rows of many is faster than sorting all. */
function statementFor(question: Question, { params, most }: { params: Params; most: string }): string {
  const { query, context, where } = question
  const { order, offset, limit } = query
  const inOrder = mostInOrder(query, context)
  const keys = order.map(({ property }, n) => `, ${columnOf(property, 't')} as k${n}`).join('')
  const byKeys = order
    .map(({ descending }, n) => `k${n} ${descending ? 'desc nulls first' : 'asc nulls last'}, `)
    .join('')
  const by = `${byKeys}id ${order.at(-1)?.descending ? 'desc' : 'asc'}`
  const skipped = params.add(offset, 'bigint')
  return `with hits as materialized (select t.id${keys} from ${quote(context.entity.table)} t${where}${most}),
    size as materialized (select count(*) as total from hits),
    places as materialized (select id, row_number() over (order by ${by}) as place from hits where (select total from size) <= ${inOrder}),
    page as (select id from places where place > ${skipped}${limit === null ? '' : ` and place <= ${skipped} + ${limit}`}
      union all (select id from hits where (select total from size) > ${inOrder} order by ${by}${limitClause(query)} offset ${skipped}))
    select ${itemsOf(query, context, params)} as items, ${moment} as snapshot, (select total from size) as total,
      (select string_agg(id::text, ',' order by place) from places) as ids`
}
