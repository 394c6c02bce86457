/** Columns that a client's file lacks, added where a cell of one is filled in: they stand behind those of the file. */
import type { Locale } from '#schemas/entity.ts'
import type { ImportJobStored } from '#schemas/generated/import-job.ts'
import { titleOf } from './columns.ts'
import type { RowCorrection } from './corrections.ts'
import type { ImportType } from './importType.ts'
import type { PlacedRow } from './source.ts'

type Columns = NonNullable<ImportJobStored['columns']>

/** Columns of an import; the schema has the same bound. */
const mostColumns = 300

/** @returns The columns, with those that corrections name by what they become and that there are not yet. */
export function withAdded(
  columns: Columns,
  given: readonly RowCorrection[],
  type: ImportType,
  locale: Locale,
): Columns {
  const all = [...columns]
  for (const to of new Set(given.flatMap(({ cells }) => cells.flatMap((cell) => cell.to ?? [])))) {
    const column = type.columns.find(({ name }) => name === to)
    if (!column || all.some((one) => one.to === to) || all.length >= mostColumns) continue
    all.push({ header: freeHeader(titleOf(column, locale), all), to, sample: '', added: true })
  }
  return all
}

/** A column of the file that is not read may have the title already. */
function freeHeader(title: string, columns: Columns): string {
  const taken = new Set(columns.map(({ header }) => header))
  let header = title
  for (let copy = 2; taken.has(header); copy += 1) header = `${title} (${copy})`
  return header
}

/** @param own How many columns the file has. @returns The row with an empty cell for each added column, before cells beyond its headers. */
export function withAddedCells(row: PlacedRow, own: number, added: number): PlacedRow {
  if (added === 0) return row
  const cells = Array.from({ length: own }, (_, at) => row.cells[at] ?? null)
  return { ...row, cells: [...cells, ...Array.from({ length: added }, () => null), ...row.cells.slice(own)] }
}
