/** Outgoing mail. */
import { subject } from '#server/records/subject.ts'
import { letterJob, waitingLetters } from './letterJobs.ts'
import { mailRoutes } from './mailRoutes.ts'

export const mail = subject({
  routes: [mailRoutes],
  jobs: [letterJob, waitingLetters],
})
