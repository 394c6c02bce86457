/** Rows that are objects instead of cells, as XML and JSON have them: their names become headers. */
import { asTyped } from '#domain/cells/formula.ts'
import { Refused } from '#server/errors.ts'
import type { Cell, Row } from '#server/import/reading/row.ts'
import { most } from '#server/import/reading/table.ts'

/** Values of a row by the names of its headers, in the order of the file. */
export type ObjectRow = ReadonlyMap<string, Cell>
export type ObjectTable = { headers: readonly string[]; rows: AsyncGenerator<Row> }

/** @param read Reads the file from its beginning: once for the headers, which any row may add to, and once for the rows. */
export async function objectTable(read: () => AsyncGenerator<ObjectRow>): Promise<ObjectTable> {
  const headers = new Map<string, number>()
  let count = 0
  for await (const row of read()) {
    for (const name of row.keys()) if (!headers.has(name)) headers.set(name, headers.size)
    if (headers.size > most.columns)
      throw new Refused({ key: 'error.import.tooManyColumns', values: { count: headers.size, max: most.columns } })
    count += 1
    if (count > most.rows) throw new Refused({ key: 'error.import.tooManyRows', values: { max: most.rows } })
  }
  if (headers.size === 0) throw new Refused({ key: 'importJob.noObjects' })
  return { headers: [...headers.keys()], rows: asRows(read(), headers) }
}

async function* asRows(objects: AsyncIterable<ObjectRow>, headers: ReadonlyMap<string, number>): AsyncGenerator<Row> {
  let number = 0
  for await (const row of objects) {
    number += 1
    const cells: Cell[] = Array.from({ length: headers.size }, () => null)
    for (const [name, value] of row) {
      const at = headers.get(name) ?? 0
      const cell = plain(value)
      if (typeof cell === 'string' && cell.length > most.cell)
        throw new Refused({ key: 'error.import.longCell', values: { row: number, column: at + 1, max: most.cell } })
      cells[at] = cell
    }
    if (cells.some((cell) => cell !== null)) yield { number, cells }
  }
}

/** Cell as those of a table are: without blanks around it, and without what the database cannot hold. */
const plain = (cell: Cell): Cell =>
  typeof cell === 'string' ? asTyped(cell.toWellFormed().replaceAll('\u0000', '').trim()) || null : cell
