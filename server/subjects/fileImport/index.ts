/** Files of clients: received, checked, written as debtors, files and claims, and taken back; kinds of imports that other subjects add. */
import { subject } from '#server/records/subject.ts'
import { checkJob } from './checkJob.ts'
import { fileRows } from './files/fileRows.ts'
import { termRows } from './files/termRows.ts'
import { jobRoutes } from './jobRoutes.ts'
import { rowRoutes } from './rowRoutes.ts'
import { retentionJob } from './retentionJob.ts'
import { undoJob } from './undoJob.ts'
import { uploadRoutes } from './uploadRoutes.ts'
import { writeJob } from './writeJob.ts'

/** Known by being made; the list says which this subject has. */
export const ownKinds = [fileRows, termRows]

export const fileImport = subject({
  routes: [uploadRoutes, jobRoutes, rowRoutes],
  jobs: [checkJob, writeJob, undoJob, retentionJob],
})
