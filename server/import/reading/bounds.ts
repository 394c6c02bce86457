/** Bounds of what is read of a file. Whatever is beyond one is refused with a sentence that names it, before more is built. */
import { Refused } from '#server/errors.ts'
import { charactersIn, type Row } from './row.ts'

/** Rows, columns, characters of a header and of a cell; cells that have a value, and characters, of all rows together. */
export const most = {
  rows: 100_000,
  columns: 300,
  header: 200,
  cell: 10_000,
  cells: 10_000_000,
  characters: 100_000_000,
}

/** Counts rows while they are read. The function throws {Refused} at the first that is too many. */
export function rowCounter(): (row: Pick<Row, 'cells'>) => void {
  let [rows, filled, characters] = [0, 0, 0]
  return (row) => {
    rows += 1
    if (rows > most.rows) throw tooManyRows()
    for (const cell of row.cells) if (cell !== null) filled += 1
    characters += charactersIn(row)
    if (filled > most.cells) throw new Refused({ key: 'error.import.tooManyCells', values: { max: most.cells } })
    if (characters > most.characters)
      throw new Refused({ key: 'error.import.tooManyCharacters', values: { max: most.characters } })
  }
}

export const tooManyRows = (): Refused => new Refused({ key: 'error.import.tooManyRows', values: { max: most.rows } })
export const tooManyColumns = (count: number): Refused =>
  new Refused({ key: 'error.import.tooManyColumns', values: { count, max: most.columns } })
