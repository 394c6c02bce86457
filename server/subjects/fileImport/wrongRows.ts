/** The wrong rows of an import as CSV: its columns as they stand now, and one with what is wrong. */
import type { Readable } from 'node:stream'
import { importJob, type ImportJobStored } from '#schemas/generated/import-job.ts'
import { entityByName } from '#schemas/generated/entities.ts'
import type { FastifyInstance } from 'fastify'
import { say } from '#server/foundation/messages.ts'
import type { Access } from '#server/foundation/access.ts'
import type { Cell as SheetCell } from '#server/lists/export/cell.ts'
import { csvStream } from '#server/lists/export/csv.ts'
import type { ExportRecord } from '#server/lists/export/records.ts'
import { forServer } from '#server/db/outsider.ts'
import type { Cell } from '#server/import/reading/row.ts'
import { names } from '#server/sql/names.ts'
import type { ToldError } from './store.ts'

const atOnce = 500
const r = names('import_row', 'r')
const page = `select ${r.place}::int as place, coalesce(${r.data}, '{}') as data, coalesce(${r.errors}, '[]') as errors from import_row r
  where ${r.job_id} = $1 and ${r.status} = 'error' and ${r.place} > $2 order by ${r.place} limit ${atOnce}`

type Wrong = { place: number; data: Record<string, Cell>; errors: readonly ToldError[] }

export function wrongRowsFile(
  app: FastifyInstance,
  { id, columns }: Pick<ImportJobStored, 'id' | 'columns'>,
  access: Access,
): Readable {
  const errorTitle = say(access.locale, { key: 'importFile.errors' })
  const headers = (columns ?? []).map(({ header }) => header ?? '').filter((header) => header !== errorTitle)
  const all = headers.map((title) => ({
    title,
    width: 'wide' as const,
    cell: ({ data }: ExportRecord): SheetCell => asRead((data as Wrong['data'])[title] ?? null),
  }))
  const errors = {
    title: errorTitle,
    width: 'wide' as const,
    cell: (row: ExportRecord): SheetCell =>
      (row.errors as Wrong['errors']).map(({ column, text }) => [column, text].filter(Boolean).join(': ')).join(' '),
  }
  const context = { engine: app.engine, entity: importJob, entities: entityByName, access, now: app.now() }
  return csvStream([...all, errors], wrongRows(app, id), context)
}

async function* wrongRows({ engine }: FastifyInstance, id: number): AsyncGenerator<ExportRecord[]> {
  for (let after = 0; ;) {
    const { rows } = await forServer(() => engine.query<Wrong>({ text: page, values: [id, after] }))
    if (rows.length > 0) yield rows
    if (rows.length < atOnce) return
    after = rows.at(-1)?.place ?? after
  }
}

/** Cell that reads back as the same value: a number with three decimals would be read as thousands. */
const asRead = (cell: Cell): SheetCell =>
  typeof cell === 'number' ? { number: String(cell).replace(/(\.\d{3})$/, '$10'), kind: 'decimal' } : cell
