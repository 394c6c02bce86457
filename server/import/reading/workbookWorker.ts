/** The thread that reads a workbook: it posts the rows of the first sheet, some at a time, whenever it is asked. */
import { parentPort, workerData } from 'node:worker_threads'
import { readSheet } from 'read-excel-file/node'
import type { Cell, Row } from './row.ts'
import type { FromWorker } from './workbook.ts'

const { path } = workerData as { path: string }
const atOnce = 1000

const sheet = readSheet(path, { trim: false }).catch(() => undefined)
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

/** A date without a time of day is its day alone; workbooks have no time zone. */
function plain(value: unknown): Cell {
  if (value instanceof Date) return value.toISOString().replace(/T00:00:00\.000Z$|\.\d{3}Z$/, '')
  if (typeof value === 'number' || typeof value === 'boolean' || value === null) return value
  return String(value)
}
