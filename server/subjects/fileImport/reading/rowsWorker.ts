/** The thread that reads files of clients. */
import { serveRows } from '#server/import/reading/serveRows.ts'
import type { RowsPlace } from './openRows.ts'
import { readRows, type RowsHead } from './readRows.ts'

serveRows<RowsPlace, RowsHead>(async ({ path, folder }) => {
  const { rows, ...head } = await readRows(path, folder)
  return { head, rows }
})
