/** Bulk runs: many records changed, acted upon or deleted at once, with a preview, a receipt and a way back. */
import { subject } from '#server/records/subject.ts'
import { checkJob, runJob, undoJob } from './bulkJobs.ts'
import { bulkRunRoutes } from './bulkRunRoutes.ts'
import { importRoutes } from './importRoutes.ts'
import { replaceJob } from './replaceJob.ts'
import { tidyImportsJob } from './tidyImports.ts'
import { tidyJob } from './tidyRuns.ts'

export const bulk = subject({
  routes: [bulkRunRoutes, importRoutes],
  jobs: [runJob, checkJob, undoJob, replaceJob, tidyJob, tidyImportsJob],
})
