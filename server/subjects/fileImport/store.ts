/** Imports and their rows in the database: written some hundred at a time, read in the order of the file or of writing. */
import { type ImportJobStored, importJob } from '#schemas/generated/import-job.ts'
import type { Engine, Trx } from '#server/db/engine.ts'
import { NotFound } from '#server/errors.ts'
import { storedRecord } from '#server/records/storedRecords.ts'
import type { Body } from '#server/records/values/body.ts'
import { names } from '#server/sql/names.ts'
import type { Money } from '#domain/money/money.ts'
import type { Correction } from './corrections.ts'
import type { ImportedRow, Made } from './importType.ts'

type Database = Pick<Engine | Trx, 'query'>
export type RowStatus = 'ok' | 'warning' | 'error' | 'duplicate' | 'imported' | 'skipped'
/** Mistake in the words that somebody reads. */
export type ToldError = {
  column: string | null
  value: string | null
  rule: string
  text: string
  /** Name of a column that the file lacks; its cell can be filled in. */
  to?: string | null
}
export type StoredRow = {
  place: number
  rowNumber: number
  status: RowStatus
  errors: readonly ToldError[]
  data: Body
  values: Body
  together: number
  togetherKey: string | null
  fingerprint: string
  amount: Money | null
  corrections: readonly Correction[] | null
}

const j = names('import_job')
const r = names('import_row', 'r')
const own = names('import_row')

/** @param isLocked Whoever else changes it waits. @throws {NotFound} */
export async function jobOf(trx: Trx, id: number, isLocked = false): Promise<ImportJobStored> {
  const text = `select from import_job where ${j.id} = $1${isLocked ? ' for update' : ''}`
  if ((await trx.query({ text, values: [id] })).rows.length === 0) throw new NotFound()
  return (await storedRecord(id, { entity: importJob }, trx)) as unknown as ImportJobStored
}

const insert = `insert into import_row (${own.job_id}, ${own.customer_id}, ${own.row_number}, ${own.place}, ${own.status}, ${own.errors}, ${own.data}, "${own.values}",
    ${own.together}, ${own.together_key}, ${own.fingerprint}, ${own.amount}, ${own.amount_currency}, ${own.corrections})
  select $1, $2, n."rowNumber", n.place, n.status, n.errors, n.data, n."values", n.together, n."togetherKey", n.fingerprint, (n.amount ->> 'amount')::bigint, n.amount ->> 'currency', nullif(n.corrections, 'null')
  from jsonb_to_recordset($3::jsonb) as n("rowNumber" bigint, place bigint, status text, errors jsonb, data jsonb, "values" jsonb, together bigint, "togetherKey" text, fingerprint text, amount jsonb, corrections jsonb)`

export async function keepRows(
  { query }: Database,
  { id, customer }: Pick<ImportJobStored, 'id' | 'customer'>,
  rows: readonly StoredRow[],
): Promise<void> {
  if (rows.length > 0)
    await query({ name: 'import-job-rows', text: insert, values: [id, customer, JSON.stringify(rows)] })
}

/** Deletes rows before a new check; those that were imported or corrected stay. */
export async function dropUnwritten({ query }: Database, job: number): Promise<void> {
  await query({
    text: `delete from import_row where ${own.job_id} = $1 and ${own.status} <> 'imported' and ${own.corrections} is null`,
    values: [job],
  })
}

/** Places of rows that a new check leaves alone. */
export async function placesKept({ query }: Database, job: number): Promise<Set<number>> {
  const text = `select ${r.place}::int as place from import_row r where ${r.job_id} = $1 and ${r.status} = 'imported'`
  return new Set((await query<{ place: number }>({ text, values: [job] })).rows.map(({ place }) => place))
}

/** The place of the first row of each key that the check has met so far. */
export async function keysKept({ query }: Database, job: number): Promise<Map<string, number>> {
  const text = `select ${r.together_key} as key, min(${r.together})::int as first from import_row r
    where ${r.job_id} = $1 and ${r.together_key} is not null group by ${r.together_key}`
  const { rows } = await query<{ key: string; first: number }>({ text, values: [job] })
  return new Map(rows.map(({ key, first }) => [key, first]))
}

/** @returns By fingerprint the line of the row that said the same before, and the import that it is of. */
export async function sameRows(
  { query }: Database,
  job: number,
  fingerprints: readonly string[],
): Promise<Map<string, { job: number; line: number }>> {
  const text = `select distinct on (${r.fingerprint}) ${r.fingerprint} as fingerprint, ${r.job_id}::int as job, ${r.row_number}::int as line from import_row r
    where ${r.fingerprint} = any($1::text[]) and (${r.status} = 'imported' or (${r.job_id} = $2 and ${r.status} in ('ok', 'warning')))
    order by ${r.fingerprint}, ${r.status} = 'imported' desc, ${r.id}`
  const { rows } = await query<{ fingerprint: string; job: number; line: number }>({
    name: 'import-job-same',
    text,
    values: [fingerprints, job],
  })
  return new Map(rows.map(({ fingerprint, ...found }) => [fingerprint, found]))
}

export type WaitingRow = { place: number; number: number; together: number; values: Body }

const waiting = `select ${r.place}::int as place, ${r.row_number}::int as number, ${r.together}::int as together, "${own.values}" as values from import_row r
  where ${r.job_id} = $1 and ${r.status} in ('ok', 'warning') and ${r.together} > $2 order by ${r.together}, ${r.place} limit $3`

/** Rows to be written, those that are written together behind each other. */
export async function waitingRows(
  { query }: Database,
  job: number,
  after: number,
  most: number,
): Promise<WaitingRow[]> {
  return (await query<WaitingRow>({ name: 'import-job-waiting', text: waiting, values: [job, after, most] })).rows
}

/** All rows that are written with the row of this place. */
export async function waitingGroup({ query }: Database, job: number, together: number): Promise<WaitingRow[]> {
  const text = `select ${r.place}::int as place, ${r.row_number}::int as number, ${r.together}::int as together, "${own.values}" as values from import_row r
    where ${r.job_id} = $1 and ${r.status} in ('ok', 'warning') and ${r.together} = $2 order by ${r.place}`
  return (await query<WaitingRow>({ text, values: [job, together] })).rows
}

export type Outcome = {
  place: number
  status: RowStatus
  errors: readonly ToldError[]
  result: Made | null
  made: readonly Made[]
}

const keepText = `update import_row r set ${own.status} = n.status, ${own.errors} = n.errors, ${own.result_type} = n.entity, ${own.result_id} = n.id, ${own.made} = n.made,
    ${own.file_id} = case when n.status = 'imported' and n.entity = 'file' then n.id end,
    ${own.precasso_id} = case when n.status = 'imported' and n.entity = 'precasso' then n.id end
  from jsonb_to_recordset($2::jsonb) as n(place bigint, status text, errors jsonb, entity text, id bigint, made jsonb)
  where ${r.job_id} = $1 and ${r.place} = n.place`

export async function keepOutcomes({ query }: Database, job: number, outcomes: readonly Outcome[]): Promise<void> {
  const rows = outcomes.map(({ result, ...rest }) => ({
    ...rest,
    entity: result?.entity ?? null,
    id: result?.id ?? null,
  }))
  if (rows.length > 0) await query({ name: 'import-job-outcomes', text: keepText, values: [job, JSON.stringify(rows)] })
}

/** Records made of the last rows before a place, the last first. */
export async function importedRows(
  { query }: Database,
  job: number,
  before: number,
  most: number,
): Promise<ImportedRow[]> {
  const text = `select ${r.place}::int as place, json_build_object('entity', ${r.result_type}, 'id', ${r.result_id}) as result, coalesce(${r.made}, '[]') as made, coalesce("${own.values}", '{}') as values
    from import_row r where ${r.job_id} = $1 and ${r.status} = 'imported' and ${r.place} < $2 order by ${r.place} desc limit $3`
  return (await query<ImportedRow>({ text, values: [job, before, most] })).rows
}

const countText = `update import_job j set ${j.rows_checked} = c.seen, ${j.rows_ok} = c.good, ${j.rows_failed} = c.bad, ${j.rows_duplicate} = c.same, ${j.rows_imported} = c.made, ${j.rows_undone} = c.undone
  from (select count(*) as seen, count(*) filter (where ${r.status} in ('ok', 'warning', 'imported', 'skipped')) as good,
      count(*) filter (where ${r.status} = 'error') as bad, count(*) filter (where ${r.status} = 'duplicate') as same,
      count(*) filter (where ${r.status} = 'imported') as made, count(*) filter (where ${r.status} = 'skipped') as undone
    from import_row r where ${r.job_id} = $1) c
  where j.${j.id} = $1`

/** Counts all rows, once a check or a run is over. */
export async function countRows({ query }: Database, job: number): Promise<void> {
  await query({ text: countText, values: [job] })
}

type Counts = Partial<Record<'checked' | 'ok' | 'failed' | 'duplicate' | 'imported' | 'undone', number>>

/** Adds what a chunk has done. */
export async function addCounts({ query }: Database, job: number, counts: Counts): Promise<void> {
  const { checked = 0, ok = 0, failed = 0, duplicate = 0, imported = 0, undone = 0 } = counts
  await query({
    name: 'import-job-count',
    text: `update import_job set ${j.rows_checked} = coalesce(${j.rows_checked}, 0) + $2, ${j.rows_ok} = coalesce(${j.rows_ok}, 0) + $3, ${j.rows_failed} = coalesce(${j.rows_failed}, 0) + $4,
      ${j.rows_duplicate} = coalesce(${j.rows_duplicate}, 0) + $5, ${j.rows_imported} = coalesce(${j.rows_imported}, 0) + $6, ${j.rows_undone} = coalesce(${j.rows_undone}, 0) + $7 where ${j.id} = $1`,
    values: [job, checked, ok, failed, duplicate, imported, undone],
  })
}
