/** Writes a table as an Excel workbook of one sheet, row by row: numbers as numbers and days as days. */
import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import { translate } from '#schemas/translate.ts'
import type { Context } from '#server/lists/page.ts'
import { messages } from '#server/foundation/messages.ts'
import type { Cell } from './cell.ts'
import { clockOf } from './clock.ts'
import type { ExportColumn } from './columns.ts'
import type { ExportRecord } from './records.ts'
import { contentTypes, escapeXml, relations, styleOf, styles, workbook, workbookRelations } from './workbook.ts'

/** Rows that a sheet holds below its heading. */
export const mostSheetRows = 1_048_575
/** Characters that a cell can hold. */
const longest = 32_767
const widths = { narrow: 16, wide: 32 } as const

type Batches = AsyncIterable<readonly ExportRecord[]>

export function xlsxStream(columns: readonly ExportColumn[], batches: Batches, context: Context): Readable {
  const { entity, access } = context
  const title = translate(messages[access.locale], `resources.${entity.name}.name`, { smart_count: 2 })
  const zip = new ZipFile()
  // The typings of yazl are wider than its value: a PassThrough.
  const output = zip.outputStream as Readable
  const sheet = Readable.from(sheetXml(columns, batches), { objectMode: false })
  const add = (text: string, path: string) => zip.addBuffer(Buffer.from(text), path)
  add(contentTypes, '[Content_Types].xml')
  add(relations, '_rels/.rels')
  add(workbook(title), 'xl/workbook.xml')
  add(workbookRelations, 'xl/_rels/workbook.xml.rels')
  add(styles, 'xl/styles.xml')
  zip.addReadStream(sheet, 'xl/worksheets/sheet1.xml', { compressionLevel: 4 })
  zip.end()
  zip.on('error', (error: Error) => output.destroy(error))
  output.once('close', () => sheet.destroy())
  return output
}

async function* sheetXml(columns: readonly ExportColumn[], batches: Batches): AsyncGenerator<string> {
  const sizes = columns.map(
    ({ width }, index) => `<col min="${index + 1}" max="${index + 1}" width="${widths[width]}" customWidth="1"/>`,
  )
  const head = columns.map(({ title }) => textCell(title, styleOf.head)).join('')
  const frozen = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>'
  yield `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetViews><sheetView workbookViewId="0">${frozen}</sheetView></sheetViews>${sizes.length > 0 ? `<cols>${sizes.join('')}</cols>` : ''}<sheetData><row>${head}</row>`
  for await (const batch of batches) {
    yield batch.map((record) => `<row>${columns.map(({ cell }) => cellXml(cell(record))).join('')}</row>`).join('')
  }
  yield '</sheetData></worksheet>'
}

function cellXml(cell: Cell): string {
  if (cell === null) return '<c/>'
  if (typeof cell === 'string') return textCell(cell, cell.includes('\n') ? styleOf.lines : styleOf.text)
  if (typeof cell === 'boolean') return `<c t="b"><v>${cell ? 1 : 0}</v></c>`
  if ('day' in cell) return dayCell(cell.day, 0, styleOf.day)
  if ('moment' in cell) {
    const { day, time } = clockOf(cell.moment)
    const [hours = 0, minutes = 0] = time.split(':').map(Number)
    return dayCell(day, (hours * 60 + minutes) / (24 * 60), styleOf.moment)
  }
  return `<c s="${styleOf[cell.kind]}"><v>${cell.number}</v></c>`
}

/** An inline string: Excel never reads it as a formula. */
const textCell = (text: string, style: number): string =>
  `<c s="${style}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(text.slice(0, longest))}</t></is></c>`

/** Excel counts days from the end of 1899 and has a wrong leap day in 1900: days before 1 March 1900 stay text. */
function dayCell(day: string, part: number, style: number): string {
  if (day < '1900-03-01') return textCell(day, styleOf.text)
  const days = (Date.parse(`${day}T00:00:00Z`) - Date.UTC(1899, 11, 30)) / 86_400_000
  return `<c s="${style}"><v>${part === 0 ? days : (days + part).toFixed(6)}</v></c>`
}
