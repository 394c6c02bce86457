/** Rows of a file before anything is understood of them. */

/** Numbers and booleans only where a workbook has them as such; a date of a workbook is its ISO text. */
export type Cell = string | number | boolean | null
/** `number`: as a spreadsheet numbers it, the line of headers being 1 where nothing stands above. */
export type Row = { number: number; cells: readonly Cell[] }

export function charactersIn({ cells }: Pick<Row, 'cells'>): number {
  let characters = 0
  for (const cell of cells) if (typeof cell === 'string') characters += cell.length
  return characters
}
