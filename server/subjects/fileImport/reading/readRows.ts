/**
 * Reads a file of a client, in the thread of `rowsWorker.ts`, by what its first bytes are: CSV, a workbook, XML, JSON, or
 * a zip of one of these with PDFs.
 */
import { Refused } from '#server/errors.ts'
import { beginning } from '#server/import/reading/encoding.ts'
import type { Row } from '#server/import/reading/row.ts'
import { readTable } from '#server/import/reading/readTable.ts'
import { unpackRows } from './archive.ts'
import { jsonTable } from './json.ts'
import { xmlTable } from './xml.ts'

export type RowsFormat = 'csv' | 'xlsx' | 'xml' | 'json' | 'zip'
export type RowsHead = { format: RowsFormat; headers: readonly string[] }
type ReadRows = RowsHead & { rows: AsyncGenerator<Row> }

/** @param folder Where a zip may unpack its rows. @throws {Refused} With the sentence that helps; `rows` throws it too. */
export async function readRows(path: string, folder: string): Promise<ReadRows> {
  const start = await beginning(path, 4096)
  if (start.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004'))) {
    const unpacked = await unpackRows(path, folder)
    return unpacked === undefined ? readTable(path) : { ...(await readRows(unpacked, folder)), format: 'zip' }
  }
  const text = firstText(start)
  if (/^\s*[[{]/.test(text)) return { format: 'json', ...(await jsonTable(path)) }
  if (isXml(text)) {
    if (/progid="Excel\.Sheet"|urn:schemas-microsoft-com:office:spreadsheet/.test(text))
      throw new Refused({ key: 'error.import.oldExcel' })
    return { format: 'xml', ...(await xmlTable(path)) }
  }
  return readTable(path)
}

/** A page that some programs save as a workbook is left to `readTable`, which says what to do. */
const isXml = (text: string): boolean =>
  /^\s*<(?:\?xml|!--|!doctype|[a-z])/i.test(text) && !/<(?:!doctype\s+html|html|table|meta)[\s>]/i.test(text)

function firstText(start: Buffer): string {
  const encoding =
    start[0] === 0xff && start[1] === 0xfe ? 'utf-16le' : start[0] === 0xfe && start[1] === 0xff ? 'utf-16be' : 'latin1'
  return new TextDecoder(encoding).decode(start).replace(/^(?:\uFEFF|\u00ef\u00bb\u00bf)/, '')
}
