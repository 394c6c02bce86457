/** The page of a file: its summary, the timeline of everything that happened, and its specification on paper. */
import { subject } from '#server/records/subject.ts'
import { pageRoutes } from './pageRoutes.ts'
import { specificationRoutes } from './specificationRoutes.ts'
import { timelineRoutes } from './timelineRoutes.ts'

export const filePage = subject({ routes: [pageRoutes, timelineRoutes, specificationRoutes] })
