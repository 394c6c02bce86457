/** The thread that reads CSV and workbooks. */
import { readTable } from './readTable.ts'
import { serveRows } from './serveRows.ts'
import type { TableHead } from './table.ts'

serveRows<string, TableHead>(async (path) => {
  const { rows, ...head } = await readTable(path)
  return { head, rows }
})
