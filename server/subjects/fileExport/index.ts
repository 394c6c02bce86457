/** Files as a spreadsheet: written by a job, kept for seven days for who asked for it. */
import { subject } from '#server/records/subject.ts'
import { contentRoutes } from './contentRoutes.ts'
import { expireJob } from './expireJob.ts'
import { exportRoutes } from './exportRoutes.ts'
import { writeJob } from './writeJob.ts'

export const fileExport = subject({ routes: [exportRoutes, contentRoutes], jobs: [writeJob, expireJob] })
