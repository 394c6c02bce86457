/**
 * The way to a page for many hits: the page is read along the index of the order while another connection
 * counts. The answer waits for the page and a little longer for the count; without it, the answer says that
 * there are more.
 */
import type { Engine } from '#server/db/engine.ts'
import { moment, snapshotFrom } from '#server/lists/positions/snapshot.ts'
import { countedPage } from './countedPage.ts'
import type { Found, Kept } from './resultCache.ts'
import type { ListQuery } from './listQuery.ts'
import { itemsOf, limitClause, type Context } from './page.ts'
import type { Question } from './question.ts'
import { literal, quote } from '#server/sql/sql.ts'
import { prepared } from '#server/sql/statement.ts'
import type { Shown } from './walkedPage.ts'

export type Counted = { total: number; snapshot: string }

/**
 * Reads page and total by two statements, which see two snapshots. If the table changed in between, one
 * statement reads both.
 *
 * @param known The total, when it is known without a count. @param shown The page, when it was read already.
 * @param later Called with a total that came too late for the answer.
 */
export async function manyPage(
  question: Question,
  { known, shown: walked, later }: { known?: Counted; shown?: Shown; later: (result: Kept) => void },
): Promise<Found> {
  const { query, context } = question
  const showing = walked ? Promise.resolve(walked) : show(question)
  const counting = known ?? countInTime(question, { showing, later })
  const [counted, { items, shown, snapshot }] = await Promise.all([counting, showing])
  if (!counted && shown > 0) return { page: { items, ...atLeast(query, shown) } }
  if (!counted) return { page: await countedPage(question) }
  const found = foundOf(counted)
  if (!(await isOneMoment(counted.snapshot, snapshot, context))) return { page: await countedPage(question), found }
  return { page: { items, total: counted.total, snapshot }, found }
}

const foundOf = ({ snapshot, total }: Counted): Kept => ({ snapshot: snapshotFrom(snapshot), total })

/** Lower bound shown while the count is late. */
const sure = 5_000

/** The total as far as the page tells: exact when the page is not full, else a lower bound. */
function atLeast({ offset, limit }: ListQuery, shown: number): { total: number; more?: true } {
  const end = offset + shown
  return limit === null || shown < limit ? { total: end } : { total: Math.max(end, sure) + 1, more: true }
}

/** Milliseconds that a page waits for its total. */
const patience = 40
/** Maximum number of counts that continue after their answer; no other is started meanwhile. */
const mostLate = 1
const late = new WeakMap<Engine, number>()

/**
 * Counts, and gives up waiting after `patience`. The embedded database runs one statement at a time, so there
 * the count is always awaited.
 */
async function countInTime(
  question: Question,
  { showing, later }: { showing: Promise<unknown>; later: (found: Kept) => void },
): Promise<Counted | undefined> {
  const { engine } = question.context
  if (engine.kind === 'pglite') return count(question)
  const change = (by: number) => late.set(engine, (late.get(engine) ?? 0) + by)
  if ((late.get(engine) ?? 0) >= mostLate) return undefined
  const counting = count(question)
  const soon = await Promise.race([counting, showing.then(() => pause(patience))])
  if (soon) return soon
  change(1)
  // Counting goes on without anybody waiting for it; if it fails, the next question starts it again.
  void counting
    .then(
      (counted) => later(foundOf(counted)),
      () => undefined,
    )
    .finally(() => change(-1))
  return undefined
}

const pause = (milliseconds: number): Promise<undefined> =>
  new Promise((resolve) => setTimeout(() => resolve(undefined), milliseconds))

async function count({ context, where, params }: Question): Promise<Counted> {
  const text = `select count(*) as total, ${moment} as snapshot from ${quote(context.entity.table)} t${where}`
  return one(await context.engine.query<Counted>(prepared(text, params().values)))
}

async function show(question: Question): Promise<Shown> {
  const { query, context, where, order } = question
  const params = question.params()
  const ids = `select t.id from ${quote(context.entity.table)} t${where} order by ${order}${limitClause(query)} offset ${params.add(query.offset, 'bigint')}`
  const text = `with page as materialized (${ids}) select ${itemsOf(query, context, params)} as items, (select count(*)::int from page) as shown, ${moment} as snapshot`
  return one(await context.engine.query<Shown>(prepared(text, params.values)))
}

/** Whether no log entry lies between the two snapshots. */
async function isOneMoment(one: string, other: string, { engine, entity }: Context): Promise<boolean> {
  if (one === other) return true
  const [before, after] = [snapshotFrom(one), snapshotFrom(other)]
  if (before.history !== after.history) return false
  const text = `select not exists (select from change_log.${quote(entity.table)}
      where xid >= $3::xid8 and pg_visible_in_snapshot(xid, $1::pg_snapshot) <> pg_visible_in_snapshot(xid, $2::pg_snapshot))
    and coalesce((select trimmed <= $3::xid8 from change_log.tracked where table_name = ${literal(entity.table)}), false) as same`
  const [first, second] = [BigInt(before.xmin), BigInt(after.xmin)]
  const [seen, seenToo] = [one, other].map((text) => text.slice(before.history.length + 1))
  const { rows } = await engine.query<{ same: boolean }>({
    text,
    values: [seen, seenToo, String(first < second ? first : second)],
  })
  return rows[0]?.same ?? false
}

function one<Row>({ rows }: { rows: Row[] }): Row {
  const [row] = rows
  if (!row) throw new Error('The statement of a list returned no row.')
  return row
}
