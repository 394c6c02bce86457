/** The page of a file: its summary, and the timeline of everything that happened. */
import { subject } from '#server/records/subject.ts'
import { pageRoutes } from './pageRoutes.ts'
import { timelineRoutes } from './timelineRoutes.ts'

export const filePage = subject({ routes: [pageRoutes, timelineRoutes] })
