/** Reads the cells of a workbook's first sheet that is not empty; all of it is in memory then. */
import type { Readable } from 'node:stream'
import { readSheet } from 'read-excel-file/node'
import type { Cell } from './row.ts'

/** Sheets that are looked into. */
const mostSheets = 50

/**
 * @param book The workbook from its beginning, anew at each call.
 * @throws {Error} For a damaged one.
 */
export async function cellsOfSheet(book: () => Readable): Promise<Cell[][]> {
  // Sheets are read one at a time, so that the memory of the others is not needed.
  const first = await readSheet(book(), 1, { trim: false })
  let rows = first
  for (let at = 2; at <= mostSheets && !rows.some((cells) => cells.some(isFilled)); at++) {
    const next = await readSheet(book(), at, { trim: false }).catch(() => undefined)
    if (!next) return first.map((cells) => cells.map(plain))
    rows = next
  }
  return rows.map((cells) => cells.map(plain))
}

const isFilled = (value: unknown): boolean => value !== null && String(value).trim() !== ''

/** A date without a time of day is its day alone; workbooks have no time zone, and other programs round to less than a second. */
function plain(value: unknown): Cell {
  if (value instanceof Date)
    return new Date(Math.round(value.getTime() / 1000) * 1000).toISOString().replace(/T00:00:00\.000Z$|\.\d{3}Z$/, '')
  if (typeof value === 'number' || typeof value === 'boolean' || value === null) return value
  return String(value)
}
