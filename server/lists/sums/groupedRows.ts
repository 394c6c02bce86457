/**
 * The rows that a list finds, counted and summed per value of a property. A result is kept with its snapshot, and
 * brought up to date by the log: entries have the columns that orders use, and amounts, before and after a change. So
 * a million rows are read once, and later questions cost as much as what has changed since.
 */
import type { Property } from '#schemas/entity.ts'
import { isComplete, isUnchanged, mostEntries, unseen } from '#server/lists/positions/log.ts'
import { hasSeen, moment, snapshotFrom } from '#server/lists/positions/snapshot.ts'
import { trackedKeys } from '#server/lists/positions/trackedTables.ts'
import type { Question } from '#server/lists/question.ts'
import { allOf, Params, quote, whereClause } from '#server/sql/sql.ts'
import { prepared } from '#server/sql/statement.ts'
import { currencySql, sumSql, unitsOf, type Sum } from './amounts.ts'
import { drop, keep, recall, type Group, type Grouped } from './keptGroups.ts'
import { soon } from './timeBox.ts'

/** `by`: SQL of a value of the table `t`; absent: all rows are one group. */
export type Asked = { by?: string; totals: readonly Property[] }

/** Groups that a result has at most. */
export const mostGroups = 25_000

type Line = [
  value: string | null,
  count: number,
  currencies: (string | null)[],
  counts: number[],
  sums: (string | null)[],
]
type Read = { snapshot: string; lines: string; size: number; total: number }
type Later = { snapshot: string; lines: string; complete: boolean; entries: number; resets: number }

/** @returns undefined while it is still being counted: the next question has it. */
export async function grouped(question: Question, asked: Asked): Promise<Grouped | undefined> {
  const { engine, entity, access } = question.context
  // People from outside may not read the log, and what they see is not kept for others; `plan.ts` does the same.
  if (access.person?.isOutsider && entity.access.rows) return read(question, asked)
  const keys = await trackedKeys(engine, entity.table)
  const texts = [question.condition ?? '', asked.by ?? '', ...asked.totals.flatMap(columnsOf)]
  // A condition that reads other tables changes without an entry in this one's log.
  if (!keys || /\bselect\b/i.test(question.condition ?? '')) return soon(engine, undefined, () => read(question, asked))
  const key = JSON.stringify([entity.table, texts, question.params().values])
  const kept = recall(engine, key)
  const isLogged = kept !== undefined && kept.size === kept.groups.size && texts.every((text) => uses(text, keys))
  const current = kept && (isLogged ? await advanced(kept, question, asked) : await unchanged(kept, question))
  if (current) keep(engine, key, current)
  else if (kept) drop(engine, key, kept)
  return (
    current ??
    soon(engine, key, async () => {
      const found = await read(question, asked)
      keep(engine, key, found)
      return found
    })
  )
}

const columnsOf = (property: Property): string[] => [currencySql(property), sumSql(property).sum]

/** Whether SQL uses no other columns of `t` than these. */
const uses = (sql: string, columns: readonly string[]): boolean =>
  [...sql.matchAll(/\bt\.(?:"([^"]+)"|(\w+))/g)].every(([, quoted, plain]) =>
    ['id', ...columns].includes(quoted ?? plain ?? ''),
  )

async function read(question: Question, asked: Asked): Promise<Grouped> {
  const { context, where } = question
  const params = question.params()
  const text = `with lines as materialized (${linesSql(asked, `from ${quote(context.entity.table)} t${where}`)})
    select ${moment} as snapshot, (select count(*) from lines) as size, (select coalesce(sum(count), 0)::bigint from lines) as total,
      ${asJson(`select * from lines order by count desc limit ${mostGroups}`)} as lines`
  const [row] = (await context.engine.query<Read>(prepared(text, params.values))).rows
  if (!row) throw new Error('The statement of groups returned no row.')
  const groups = new Map<string | null, Group>()
  add(groups, row.lines, asked)
  // A group with two currencies has two lines; with too many lines that does not matter any more.
  const size = Number(row.size) > mostGroups ? Number(row.size) : groups.size
  return { snapshot: snapshotFrom(row.snapshot), groups, size, total: Number(row.total) }
}

/** SQL of one line per group and currencies. @param sign Of the rows; absent: each counts as one. */
function linesSql({ by, totals }: Asked, from: string, sign?: string): string {
  const sums = totals.map((property) => sumSql(property, sign))
  const currencies = totals.map(currencySql)
  const count = sign === undefined ? 'count(*)' : `sum(${sign})`
  const list = (of: readonly string[]) => `json_build_array(${of.join(', ')})`
  const keys = [by, ...currencies.filter((one) => one.startsWith('t.'))].filter((one) => one !== undefined)
  return `select ${by ? `(${by})::text` : 'null::text'} as value, ${count} as count, ${list(currencies)} as currencies,
      ${list(sums.map((one) => one.count))} as counts, ${list(sums.map((one) => one.sum))} as sums
    ${from}${keys.length > 0 ? ` group by ${keys.join(', ')}` : ''}`
}

const asJson = (lines: string): string =>
  `(select coalesce(json_agg(json_build_array(value, count, currencies, counts, sums)), '[]')::text from (${lines}) x)`

function add(groups: Map<string | null, Group>, lines: string, { totals }: Asked): void {
  for (const [value, count, currencies, counts, sums] of JSON.parse(lines) as Line[]) {
    const before = groups.get(value) ?? { value, count: 0, sums: [] }
    const more = totals.flatMap((property, n): Sum[] => {
      const sum = sums[n]
      const currency = currencies[n] ?? null
      if (sum === null || sum === undefined) return []
      return [{ property: property.name, currency, count: counts[n] ?? 0, units: unitsOf(sum, property) }]
    })
    const after = { value, count: before.count + Number(count ?? 0), sums: more.reduce(plus, before.sums) }
    if (after.count === 0) groups.delete(value)
    else groups.set(value, after)
  }
}

/** A currency in which there is nothing left goes. */
function plus(sums: readonly Sum[], { property, currency, count, units }: Sum): readonly Sum[] {
  const isSame = (one: Sum) => one.property === property && one.currency === currency
  const before = sums.find(isSame) ?? { count: 0, units: 0n }
  const after = { property, currency, count: before.count + count, units: before.units + units }
  return [...sums.filter((one) => !isSame(one)), ...(after.count === 0 ? [] : [after])]
}

/** The result with the rows of later log entries, which stand for rows of the table in the same condition. */
async function advanced(kept: Grouped, question: Question, asked: Asked): Promise<Grouped | undefined> {
  const { context, condition } = question
  const { table } = context.entity
  const params = question.params()
  const pending = unseen(table, kept.snapshot, params)
  const row = `jsonb_populate_record(null::${quote(table)}, e.keys || jsonb_build_object('id', e.row_id))`
  const from = `from pending e cross join lateral ${row} t${whereClause(allOf(['e.sign <> 0', condition]))}`
  const text = `with pending as materialized (${pending})
    select ${moment} as snapshot, ${isComplete(table, kept.snapshot, params)} as complete,
      (select count(*)::int from pending) as entries, (select count(*)::int from pending where sign is null) as resets,
      ${asJson(linesSql(asked, from, 'e.sign'))} as lines`
  const [later] = (await context.engine.query<Later>(prepared(text, params.values))).rows
  if (!later?.complete || later.resets > 0 || later.entries > mostEntries) return undefined
  const snapshot = snapshotFrom(later.snapshot)
  if (!hasSeen(snapshot, kept.snapshot)) return undefined
  if (later.entries === 0) return { ...kept, snapshot }
  const groups = new Map(kept.groups)
  add(groups, later.lines, asked)
  const total = [...groups.values()].reduce((sum, { count }) => sum + count, 0)
  return groups.size > mostGroups ? undefined : { snapshot, groups, size: groups.size, total }
}

async function unchanged(kept: Grouped, { context }: Question): Promise<Grouped | undefined> {
  const params = new Params()
  const text = `select ${isUnchanged(context.entity.table, kept.snapshot, params)} as unchanged, ${moment} as snapshot`
  const { rows } = await context.engine.query<{ unchanged: boolean; snapshot: string }>(prepared(text, params.values))
  return rows[0]?.unchanged ? { ...kept, snapshot: snapshotFrom(rows[0].snapshot) } : undefined
}
