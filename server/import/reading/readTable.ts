/** Reads a file as a table, in the thread of `tableWorker.ts`: headers, then rows with as many cells. */
import { asTyped } from '#domain/cells/formula.ts'
import { Refused } from '#server/errors.ts'
import { most, rowCounter, tooManyColumns } from './bounds.ts'
import { csvRows } from './csv.ts'
import { kindOfFile, type FileKind } from './kind.ts'
import type { Cell, Row } from './row.ts'
import { workbookRows } from './workbook.ts'

export type ReadTable = { format: FileKind; headers: readonly string[]; rows: AsyncGenerator<Row> }

/**
 * Reads as far as the headers. Rows without any value are left out, but counted in `number`.
 *
 * @throws {Refused} With the sentence that helps; `rows` throws it too.
 */
export async function readTable(path: string): Promise<ReadTable> {
  const format = await kindOfFile(path)
  const rows = filledRows(format === 'csv' ? csvRows(path) : workbookRows(path))
  const { value: first, done } = await rows.next()
  if (done || !first) throw new Refused({ key: 'error.import.empty' })
  try {
    return { format, headers: headersIn(first.cells), rows: bounded(rows) }
  } catch (error) {
    await rows.return(undefined)
    throw error
  }
}

async function* filledRows(rows: AsyncGenerator<Row>): AsyncGenerator<Row> {
  for await (const { number, cells } of rows) {
    const plain = cells.map(orNull)
    const length = plain.findLastIndex((cell) => cell !== null) + 1
    if (length > 0) yield { number, cells: plain.slice(0, length) }
  }
}

/**
 * Texts without blanks around them, without the apostrophe that exports put before a formula, and without what the
 * database cannot hold; an empty one is none.
 */
export const orNull = (cell: Cell): Cell =>
  typeof cell === 'string' ? asTyped(cell.toWellFormed().replaceAll('\u0000', '').trim()) || null : cell

function headersIn(cells: readonly Cell[]): string[] {
  if (cells.length > most.columns) throw tooManyColumns(cells.length)
  // Columns without one are told apart by their letters.
  const headers = cells.map((cell, at) => (cell === null ? `(${letterOf(at)})` : String(cell).replace(/\s+/g, ' ')))
  const seen = new Set<string>()
  for (const header of headers) {
    if (seen.has(header.toLowerCase())) throw new Refused({ key: 'error.import.headerTwice', values: { header } })
    seen.add(header.toLowerCase())
    if (header.length > most.header) throw new Refused({ key: 'error.import.noHeaders' })
  }
  return headers
}

/** Letters of a column in a spreadsheet: A to Z, then AA. */
const letterOf = (at: number): string =>
  `${at >= 26 ? letterOf(Math.floor(at / 26) - 1) : ''}${String.fromCharCode(65 + (at % 26))}`

async function* bounded(rows: AsyncGenerator<Row>): AsyncGenerator<Row> {
  const count = rowCounter()
  let isEmpty = true
  for await (const row of rows) {
    const { number, cells } = row
    if (cells.length > most.columns)
      throw new Refused({
        key: 'error.import.wideRow',
        values: { row: number, count: cells.length, max: most.columns },
      })
    count(row)
    const at = cells.findIndex((cell) => typeof cell === 'string' && cell.length > most.cell)
    if (at >= 0)
      throw new Refused({ key: 'error.import.longCell', values: { row: number, column: at + 1, max: most.cell } })
    yield row
    isEmpty = false
  }
  if (isEmpty) throw new Refused({ key: 'error.import.noRows' })
}
