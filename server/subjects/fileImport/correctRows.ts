/** Corrects cells of rows that are not imported yet: each row is checked again at once, and written like the others. */
import type { FastifyInstance } from 'fastify'
import { importJob, type ImportJobStored } from '#schemas/generated/import-job.ts'
import type { Trx } from '#server/db/engine.ts'
import { FieldErrors, Refused } from '#server/errors.ts'
import type { Writer } from '#server/foundation/writer.ts'
import type { Cell } from '#server/import/reading/row.ts'
import { names } from '#server/sql/names.ts'
import { todayAt } from '#server/subjects/ledger/fileOf.ts'
import { keepAmounts } from './amounts.ts'
import { checkRows, readerFor } from './checkRows.ts'
import { withAdded } from './addedColumns.ts'
import { takeRows, type Correction, type RowCorrection } from './corrections.ts'
import type { ImportType } from './importType.ts'
import type { PlacedRow } from './source.ts'
import { countRows, keepRows, keysKept } from './store.ts'

/** Rows of one call, cells of one row, corrections that a row keeps, and characters of a cell. */
export const most = { rows: 100, cells: 300, kept: 300, characters: 10_000 }

const r = names('import_row', 'r')

type Found = {
  place: number
  number: number
  status: string
  data: Record<string, Cell> | null
  corrections: Correction[] | null
}

/**
 * Keeps what stood there with who changed it and when. An import that was written in part can be written on then.
 *
 * @throws {Refused} For an import that is not checked, and for rows of which something was made.
 * @throws {FieldErrors} At `rows`, for a row or column that there is not.
 */
export async function correctRows(
  app: FastifyInstance,
  trx: Trx,
  { job, type, by, given }: { job: ImportJobStored; type: ImportType; by: Writer; given: readonly RowCorrection[] },
): Promise<void> {
  if (job.status !== 'validated' && job.status !== 'partly') throw new Refused({ key: 'importJob.notChecked' })
  if (job.contentGone) throw new Refused({ key: 'importJob.contentGone' })
  const columns = withAdded(job.columns ?? [], given, type, by.access.locale)
  const headers = columns.map(({ header }) => header ?? '')
  const asked = new Map(given.map((one) => [one.place, one.cells]))
  const found = await foundRows(trx, job.id, [...asked.keys()])
  const mark = { by: by.access.person?.name.slice(0, 160) ?? 'API', at: new Date(app.now()).toISOString() }
  const rows: PlacedRow[] = []
  const corrections = new Map<number, readonly Correction[]>()
  for (const { place, number, data, corrections: before } of found) {
    const cells = headers.map((header) => data?.[header] ?? null)
    const changes = (asked.get(place) ?? []).flatMap(({ header: name, to, value }): Correction[] => {
      const at = name === undefined ? columns.findIndex((column) => column.to === to) : headers.indexOf(name)
      const header = headers[at]
      if (header === undefined) throw refusal('error.import.noColumn', { name: String(name ?? to).slice(0, 60) })
      const was = cells[at] === null || cells[at] === undefined ? null : String(cells[at])
      const text = cellText(value)
      return was === text ? [] : [{ header, was, value: text, ...mark }]
    })
    const all = [...(before ?? []), ...changes]
    if (all.length > most.kept) throw refusal('importJob.manyCorrections', { line: number, limit: most.kept })
    rows.push({ place, number, cells })
    corrections.set(place, all)
  }
  await takeRows(trx, job.id, [...asked.keys()])
  if (columns.length > (job.columns ?? []).length)
    await app.records.update(trx, importJob, job.id, { columns: [...columns] }, by)
  const reader = await readerFor(trx, { ...job, columns }, headers, type)
  const context = { app, trx, job, by, today: todayAt(app.now()), memory: new Map<string, unknown>() }
  const firsts = await keysKept(trx, job.id)
  await keepRows(trx, job, await checkRows(rows, { reader, firsts, corrections }, type, context))
  await countRows(trx, job.id)
  await keepAmounts(trx, job.id)
  if (job.status === 'validated') return
  await app.records.take(trx, importJob, job.id, 'check', {}, by)
  await app.records.take(trx, importJob, job.id, 'settle', {}, by)
}

async function foundRows({ query }: Trx, job: number, places: readonly number[]): Promise<Found[]> {
  const { rows } = await query<Found>({
    text: `select ${r.place}::int as place, ${r.row_number}::int as number, ${r.status}, ${r.data} as data, ${r.corrections} as corrections from import_row r
      where ${r.job_id} = $1 and ${r.place} = any($2::bigint[]) order by ${r.place}`,
    values: [job, places],
  })
  const known = new Set(rows.map(({ place }) => place))
  const absent = places.find((place) => !known.has(place))
  if (absent !== undefined) throw refusal('importJob.noRow', { place: absent })
  const made = rows.find(({ status }) => status === 'imported' || status === 'skipped')
  if (made) throw new Refused({ key: 'importJob.rowWritten', values: { line: made.number } })
  return rows
}

const refusal = (key: string, values: Record<string, string | number>) => new FieldErrors({ rows: [{ key, values }] })

/** A cell as files have it: without blanks around it and what the database cannot hold. */
const cellText = (value: string | null): string | null => value?.toWellFormed().replaceAll('\u0000', '').trim() || null
