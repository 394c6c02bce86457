/** Rows that are objects instead of cells, as XML and JSON have them: their names become headers. */
import { Refused } from '#server/errors.ts'
import { most, rowCounter, tooManyColumns } from '#server/import/reading/bounds.ts'
import { orNull } from '#server/import/reading/readTable.ts'
import type { Cell, Row } from '#server/import/reading/row.ts'

/** Values of a row by the names of its headers, in the order of the file. */
export type ObjectRow = ReadonlyMap<string, Cell>
export type ObjectTable = { headers: readonly string[]; rows: AsyncGenerator<Row> }

/** @param read Reads the file from its beginning: once for the headers, which any row may add to, and once for the rows. */
export async function objectTable(read: () => AsyncGenerator<ObjectRow>): Promise<ObjectTable> {
  const headers = new Map<string, number>()
  const count = rowCounter()
  for await (const row of read()) {
    for (const name of row.keys()) if (!headers.has(name)) headers.set(name, headers.size)
    if (headers.size > most.columns) throw tooManyColumns(headers.size)
    count({ cells: [...row.values()] })
  }
  if (headers.size === 0) throw new Refused({ key: 'importJob.noObjects' })
  return { headers: [...headers.keys()], rows: asRows(read(), headers) }
}

/** Adds what stands around a row, unless the row says it itself. @throws {Refused} For too many columns. */
export function mergedRow(own: ObjectRow, ...around: readonly ObjectRow[]): ObjectRow {
  const row = new Map(own)
  for (const values of around) {
    for (const [name, value] of values) if (!row.has(name)) row.set(name, value)
    if (row.size > most.columns) throw tooManyColumns(row.size)
  }
  return row
}

/** @throws {Refused} For a name that no header can be. */
export function checkName(name: string): void {
  if (name.length > most.header)
    throw new Refused({ key: 'importJob.longName', values: { name: name.slice(0, 40), max: most.header } })
}

async function* asRows(objects: AsyncIterable<ObjectRow>, headers: ReadonlyMap<string, number>): AsyncGenerator<Row> {
  let number = 0
  for await (const row of objects) {
    number += 1
    const cells: Cell[] = Array.from({ length: headers.size }, () => null)
    for (const [name, value] of row) {
      const at = headers.get(name) ?? 0
      const cell = orNull(value)
      if (typeof cell === 'string' && cell.length > most.cell)
        throw new Refused({ key: 'error.import.longCell', values: { row: number, column: at + 1, max: most.cell } })
      cells[at] = cell
    }
    if (cells.some((cell) => cell !== null)) yield { number, cells }
  }
}
