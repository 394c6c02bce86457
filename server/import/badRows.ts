/** The refused rows of a run as CSV: the columns of the file, and one with the errors. */
import type { Readable } from 'node:stream'
import { Refused } from '#server/errors.ts'
import { say } from '#server/foundation/messages.ts'
import type { Cell as SheetCell } from '#server/lists/export/cell.ts'
import { csvStream } from '#server/lists/export/csv.ts'
import type { ExportRecord } from '#server/lists/export/records.ts'
import type { Context } from '#server/lists/page.ts'
import type { Run } from '#server/records/bulk/store.ts'
import { plannedLines } from './plannedLines.ts'
import type { Cell } from './reading/row.ts'
import { errorTitles } from './rememberedColumns.ts'
import { rowsOf, uploadOf } from './uploads.ts'

const atOnce = 500

/** @throws {Refused} When the file is not kept any more. */
export async function badRowsFile(run: Run, context: Context): Promise<Readable> {
  const { access, engine } = context
  if (run.uploadId === null) throw new Refused({ key: 'error.import.fileGone' })
  const { headers } = await uploadOf(engine, run.uploadId)
  // The errors of a file that was mended before are old ones.
  const own = headers.flatMap((title, index) => (errorTitles.includes(title) ? [] : [{ title, index }]))
  const columns = own.map(({ title, index }) => ({
    title,
    width: 'wide' as const,
    cell: ({ cells }: ExportRecord): SheetCell => asRead((cells as readonly Cell[])[index] ?? null),
  }))
  const errors = {
    title: say(access.locale, { key: 'importFile.errors' }),
    width: 'wide' as const,
    cell: ({ errors: texts }: ExportRecord): SheetCell => (texts as readonly string[]).join(' '),
  }
  return csvStream([...columns, errors], refusedRows(run, run.uploadId, context), context)
}

async function* refusedRows(run: Run, upload: number, { engine }: Context): AsyncGenerator<ExportRecord[]> {
  for (let first = 1; first <= run.total; first += atOnce) {
    const lines = await plannedLines(engine, run.id, first, atOnce)
    const refused = [...lines.values()].filter(({ outcome }) => outcome === 'refused')
    if (refused.length === 0) continue
    // Long rows come some at a time.
    for (let at = first; at < first + atOnce;) {
      const rows = await rowsOf(engine, upload, at, first + atOnce - at)
      if (rows.length === 0) break
      at += rows.length
      yield rows.flatMap(({ place, cells }) => {
        const line = lines.get(place)
        return line?.outcome === 'refused' ? [{ cells, errors: line.errors }] : []
      })
    }
  }
}

/** Cell that reads back as the same value: a number with three decimals would be read as thousands. */
const asRead = (cell: Cell): SheetCell =>
  typeof cell === 'number' ? { number: String(cell).replace(/(\.\d{3})$/, '$10'), kind: 'decimal' } : cell
