/** Opens a file of a client in a thread with bounds of memory and time. */
import { join } from 'node:path'
import { openReaders, openReading, type Reading } from '#server/import/reading/rowsOfThread.ts'
import type { RowsHead } from './readRows.ts'

/** `folder`: where a zip may unpack its rows. */
export type RowsPlace = { path: string; folder: string }

const file = join(import.meta.dirname, 'rowsWorker.ts')
/** Threads of jobs are their own: a job keeps its transaction, which whoever uploads may need. */
const [ofUploads, ofJobs] = [openReaders<RowsPlace, RowsHead>(file), openReaders<RowsPlace, RowsHead>(file)]

/** @throws {Refused} With the sentence that helps; `rows` throws it too. @throws {Busy} When too many files wait. */
export const openRows = (place: RowsPlace, by: 'upload' | 'job'): Promise<Reading<RowsHead>> =>
  openReading(by === 'job' ? ofJobs : ofUploads, place)
