/** Runs in the database: the run itself, its plan, and what became of each record. */
import { bulkRun } from '#schemas/generated/bulk-run.ts'
import { defaultLocale } from '#schemas/product.ts'
import type { Locale } from '#schemas/entity.ts'
import type { Engine, Trx } from '#server/db/engine.ts'
import { NotFound } from '#server/errors.ts'
import type { Context } from '#server/lists/page.ts'
import { rowScope } from '#server/sql/rowScope.ts'
import { names } from '#server/sql/names.ts'
import { allOf, Params, quote } from '#server/sql/sql.ts'
import { prepared } from '#server/sql/statement.ts'
import type { Body } from '#server/records/values/body.ts'
import type { Deed, Result, Target } from '#server/records/contract.ts'
import { stampOf } from './lockRecords.ts'

export type State = 'checking' | 'previewed' | 'running' | 'done' | 'stopped' | 'undoing' | 'undone'
export type Reason = { text: string; count: number }
export type Run = {
  id: number
  entity: string
  action: string
  state: State
  total: number
  checked: number
  done: number
  changed: number
  same: number
  refused: number
  undone: number
  kept: number
  why: string | null
  createdBy: number | null
  /** Name of that account. */
  by: string | null
  /** Moment in the notation of the API. */
  createdAt: string
  startedAt: string | null
  endedAt: string | null
  reasons: Reason[]
  values: Body
  locale: Locale
  impersonatorId: number | null
  /** Filters of the list that they were chosen from, as the list has them in its address. */
  list: Body | null
  /** The file of an import, as long as it is kept. */
  uploadId: number | null
}
type Database = Pick<Engine | Trx, 'query'>

const b = names('bulk_run', 'b')
const own = names('bulk_run')
const u = names('app_user', 'u')
const iso = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** A run whose plan is not kept is read all the same. */
const runText = `select ${b.id}, ${b.entity}, ${b.action}, ${b.state}, ${b.total}, ${b.checked}, ${b.done}, ${b.changed}, ${b.same},
  ${b.refused}, ${b.undone}, ${b.kept}, ${b.why}, ${b.created_by_id} as "createdBy", (select ${u.name} from app_user u where ${u.id} = ${b.created_by_id}) as "by", ${iso(b.created_at)} as "createdAt",
  ${iso(b.started_at)} as "startedAt", ${iso(b.ended_at)} as "endedAt",
  coalesce(p.reasons, '[]') as reasons, coalesce(p."values", '{}') as "values", coalesce(p.locale, '${defaultLocale}') as locale, p.impersonator_id as "impersonatorId", p.upload_id as "uploadId", p.question -> 'list' as list
  from bulk_run b left join bulk_run_plan p on p.run_id = ${b.id} where ${b.id} = $1::bigint`

/** @param isLocked Nobody else changes the run until the transaction ends. @throws {NotFound} */
export async function runOf(database: Database, id: number | string, isLocked = false): Promise<Run> {
  const text = isLocked ? `${runText} for update of b` : runText
  const { rows } = await database.query<Run>(prepared(text, [id]))
  const [run] = rows
  if (!run) throw new NotFound()
  return run
}

export type Plan = {
  deed: Deed
  question: { query?: Body; list?: Body }
  locale: Locale
  impersonatorId: number | null
}

/** Keeps the records in this order, each with its version as this person sees it now. @param ids Comma-separated. */
export async function keepPlan(trx: Trx, run: number, ids: string, plan: Plan, context: Context): Promise<void> {
  const { deed, question, locale, impersonatorId } = plan
  const params = new Params()
  const given = [
    params.add(run, 'bigint'),
    params.add(JSON.stringify(deed.values), 'jsonb'),
    params.add(JSON.stringify(question), 'jsonb'),
    params.add(locale, 'text'),
    params.add(impersonatorId, 'bigint'),
  ]
  const list = params.add(`{${ids}}`, 'bigint[]')
  const joined = allOf(['t.id = x.id', rowScope(context, params)])
  const { entity } = context
  const text = `insert into bulk_run_plan (run_id, "values", question, locale, impersonator_id, ids, stamps)
    select ${given.join(', ')}, coalesce(array_agg(x.id order by x.place), '{}'), coalesce(array_agg(${stampOf(entity)} order by x.place), '{}')
    from unnest(${list}) with ordinality x(id, place) left join ${quote(entity.table)} t on ${joined}`
  await trx.query(prepared(text, params.values))
}

/** Records of the run by their places, from 1. */
export async function targetsOf(database: Database, run: number, first: number, count: number): Promise<Target[]> {
  const text = `select ids[$2:$3] as ids, stamps[$2:$3] as stamps from bulk_run_plan where run_id = $1::bigint`
  type Row = { ids: number[]; stamps: (number | null)[] }
  const { rows } = await database.query<Row>(prepared(text, [run, first, first + count - 1]))
  const { ids = [], stamps = [] } = rows[0] ?? {}
  return ids.map((id, index) => ({ place: first + index, id: Number(id), stamp: asNumber(stamps[index]) }))
}

const asNumber = (stamp: unknown): number | null => (stamp === null || stamp === undefined ? null : Number(stamp))

/** `value`: as the file has it. */
export type WrongCell = { header: string; value: string | null; text: string }

export type Outcome = Omit<Result, 'outcome' | 'id'> & {
  /** null: a row of a file that was not written. */
  id: number | null
  /** The run created the record. */
  isNew?: boolean
  /** Line in the file of an import; `cells`: what is wrong at which of its cells. */
  line?: number
  cells?: readonly WrongCell[]
  outcome: 'change' | 'same' | 'refused' | 'changed' | 'undone' | 'kept'
  /** Entity of this record, and the property that is written, in a run over several entities. */
  of?: { entity: string; property: string }
}

const keepText = `insert into bulk_run_record
    (run_id, place, record_id, outcome, title, changes, errors, stamp, entity, property, is_new, line, cells)
  select $1::bigint, x.place, x.id, x.outcome, x.title, x.changes, array(select jsonb_array_elements_text(x.errors)), x.stamp,
    x.of ->> 'entity', x.of ->> 'property', coalesce(x."isNew", false), x.line, x.cells
  from jsonb_to_recordset($2::jsonb) as x(place int, id bigint, outcome text, title text, changes jsonb, errors jsonb, stamp bigint,
    of jsonb, "isNew" boolean, line int, cells jsonb)
  on conflict (run_id, place) do update set record_id = excluded.record_id, outcome = excluded.outcome, title = excluded.title,
    changes = excluded.changes, errors = excluded.errors, stamp = excluded.stamp, entity = excluded.entity,
    property = excluded.property, is_new = excluded.is_new, line = excluded.line, cells = excluded.cells`

/** Keeps what became of records; what was kept of the same places before is replaced. */
export async function keepOutcomes(trx: Trx, run: number, outcomes: readonly Outcome[]): Promise<void> {
  if (outcomes.length === 0) return
  await trx.query({ name: 'bulk-outcomes', text: keepText, values: [run, JSON.stringify(outcomes)] })
}

/** @returns How many records an import adds, or has added and not taken back. */
export async function addedOf(engine: Pick<Engine, 'query'>, run: number): Promise<number> {
  const text = `select count(*)::int as count from bulk_run_record where run_id = $1::bigint and is_new and outcome in ('change', 'changed')`
  const { rows } = await engine.query<{ count: number }>(prepared(text, [run]))
  return rows[0]?.count ?? 0
}

/** Columns of a run that are written here, by the names of the schema. */
export type RunChanges = Partial<
  Pick<Run, 'state' | 'total' | 'checked' | 'done' | 'changed' | 'same' | 'refused' | 'undone' | 'kept' | 'why'> & {
    startedAt: string
    endedAt: string | null
  }
>

/** A check counts what would be; when it ends early, nothing was done. */
export const nothingDone = { changed: 0, same: 0, refused: 0 }

const columns: Readonly<Record<keyof RunChanges, string>> = {
  state: own.state,
  total: own.total,
  checked: own.checked,
  done: own.done,
  changed: own.changed,
  same: own.same,
  refused: own.refused,
  undone: own.undone,
  kept: own.kept,
  why: own.why,
  startedAt: own.started_at,
  endedAt: own.ended_at,
}

/** Writes the run; the writer holds it locked, or has just made it. */
export async function writeRun(trx: Trx, id: number, changes: RunChanges, reasons?: readonly Reason[]): Promise<void> {
  const given = Object.entries(changes)
  const set = given.map(([name], index) => `${columns[name as keyof RunChanges]} = $${index + 2}`)
  const text = `update ${quote(bulkRun.table)} set ${set.join(', ')} where ${own.id} = $1::bigint`
  if (set.length > 0) await trx.query(prepared(text, [id, ...given.map(([, value]) => value)]))
  if (!reasons) return
  const values = [id, JSON.stringify(reasons)]
  await trx.query(prepared('update bulk_run_plan set reasons = $2::jsonb where run_id = $1::bigint', values))
}

/** Reasons told; what is rarer is only counted with its record. */
const mostReasons = 20

/** Adds the refusals to the reasons so far, the most frequent first. */
export function withReasons(before: readonly Reason[], outcomes: readonly { errors: readonly string[] }[]): Reason[] {
  const counts = new Map(before.map(({ text, count }) => [text, count]))
  for (const { errors } of outcomes)
    if (errors.length > 0) counts.set(errors.join(' '), (counts.get(errors.join(' ')) ?? 0) + 1)
  const all = [...counts].map(([text, count]) => ({ text, count }))
  return all.toSorted((x, y) => y.count - x.count).slice(0, mostReasons)
}

export const countOf = (outcomes: readonly { outcome: string }[], ...which: string[]): number =>
  outcomes.filter(({ outcome }) => which.includes(outcome)).length
