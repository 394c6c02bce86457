/** A file as a table, CSV or XLSX, read in a thread with bounds of memory and time: headers, then rows with as many cells. */
import { join } from 'node:path'
import type { FileKind } from './kind.ts'
import type { Row } from './row.ts'
import { openReaders, openReading } from './rowsOfThread.ts'

export type TableHead = { format: FileKind; headers: readonly string[] }
/** Rows without any value are left out, but counted in `number`. `rows` throws {Refused} with the sentence that helps. */
export type Table = TableHead & { rows: AsyncGenerator<Row> }

const readers = openReaders<string, TableHead>(join(import.meta.dirname, 'tableWorker.ts'))

/**
 * @param work Gets the table, whose headers are read; the thread is given back when it is over.
 * @throws {Refused} With the sentence that helps. @throws {Busy} When too many files wait.
 */
export async function withTable<T>(path: string, work: (table: Table) => Promise<T>): Promise<T> {
  const { head, rows, close } = await openReading(readers, path)
  try {
    return await work({ ...head, rows })
  } finally {
    await close()
  }
}
