/** Reads the cells of a workbook's first sheet; all of it is in memory then. */
import type { Readable } from 'node:stream'
import { readSheet } from 'read-excel-file/node'
import type { Cell } from './row.ts'

/** @throws {Error} For a damaged one. */
export async function cellsOfSheet(book: () => Readable): Promise<Cell[][]> {
  const rows = await readSheet(book(), { trim: false })
  return rows.map((cells) => cells.map(plain))
}

/** A date without a time of day is its day alone; workbooks have no time zone. */
function plain(value: unknown): Cell {
  if (value instanceof Date) return value.toISOString().replace(/T00:00:00\.000Z$|\.\d{3}Z$/, '')
  if (typeof value === 'number' || typeof value === 'boolean' || value === null) return value
  return String(value)
}
