/** The thread that reads a workbook: it posts the rows of the first sheet that is not empty, some at a time, whenever it is asked. */
import { parentPort, workerData } from 'node:worker_threads'
import { readSheet } from 'read-excel-file/node'
import type { Cell, Row } from './row.ts'
import type { FromWorker } from './workbook.ts'

const { path } = workerData as { path: string }
const atOnce = 1000

/** Sheets that are looked into. */
const mostSheets = 50
const sheet = firstFilled().catch(() => undefined)

/** Reads one sheet at a time, so that the memory of the others is not needed. */
async function firstFilled() {
  const first = await readSheet(path, 1, { trim: false })
  for (let at = 2, rows = first; at <= mostSheets; at++) {
    if (rows.some((cells) => cells.some(isFilled))) return rows
    const next = await readSheet(path, at, { trim: false }).catch(() => undefined)
    if (!next) break
    rows = next
  }
  return first
}

const isFilled = (value: unknown): boolean => value !== null && String(value).trim() !== ''

let at = 0

parentPort?.on('message', () => void answer())

async function answer(): Promise<void> {
  const rows = await sheet
  if (!rows) return post({ refused: 'broken' })
  const some = rows
    .slice(at, at + atOnce)
    .map((cells, index): Row => ({ number: at + index + 1, cells: cells.map(plain) }))
  at += atOnce
  post({ rows: some, isLast: at >= rows.length })
}

const post = (message: FromWorker): void => parentPort?.postMessage(message)

/** A date without a time of day is its day alone; workbooks have no time zone, and other programs round to less than a second. */
function plain(value: unknown): Cell {
  if (value instanceof Date)
    return new Date(Math.round(value.getTime() / 1000) * 1000).toISOString().replace(/T00:00:00\.000Z$|\.\d{3}Z$/, '')
  if (typeof value === 'number' || typeof value === 'boolean' || value === null) return value
  return String(value)
}
