/**
 * Many hits: the page along the index of the order, and their number at the same time on another connection. Whoever asks waits
 * for the page and a little longer for the number; if it has not come by then, the answer says that there are more.
 */
import type { Engine } from '#server/db/engine.ts'
import { moment, snapshotFrom } from '#server/lists/positions/snapshot.ts'
import { countedPage } from './countedPage.ts'
import type { Found, Kept } from './kept.ts'
import type { ListQuery } from './listQuery.ts'
import { itemsOf, limitClause, type Context } from './page.ts'
import type { Question } from './question.ts'
import { literal, quote } from '#server/sql/sql.ts'
import { prepared } from '#server/sql/statement.ts'
import type { Shown } from './walkedPage.ts'

export type Counted = { total: number; snapshot: string }

/**
 * Two statements see two moments. If the table changed in between, one statement answers both.
 *
 * @param known Their number, where that took no count. @param shown The page, where it was read already.
 * @param later Told a number that came too late for the answer.
 */
export async function manyPage(
  question: Question,
  { known, shown: walked, later }: { known?: Counted; shown?: Shown; later: (found: Kept) => void },
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

/** Where there are too many to look at, there are these at least: that many may be a guess, but never one so far off. */
const sure = 5_000

/** A page that is not full is the last. */
function atLeast({ offset, limit }: ListQuery, shown: number): { total: number; more?: true } {
  const end = offset + shown
  return limit === null || shown < limit ? { total: end } : { total: Math.max(end, sure) + 1, more: true }
}

/** Milliseconds that a page waits for its number. */
const patience = 40
/** Counts that go on after their answer; with so many under way no other is begun. */
const mostLate = 1
const late = new WeakMap<Engine, number>()

/** The embedded database does one thing at a time: there a count that is not waited for would keep all others waiting. */
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
  // Nobody waits for it any more: one that fails is begun again with the next question.
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

/** Whether the log has no entry that one of the moments saw and the other did not. */
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
  if (!row) throw new Error('A list came back without its one row.')
  return row
}
