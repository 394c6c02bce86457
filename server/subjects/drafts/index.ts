/** Drafts: values that people typed into forms and have not saved. */
import { subject } from '#server/records/subject.ts'
import { draftRoutes } from './draftRoutes.ts'
import { tidyDrafts } from './tidyDrafts.ts'

export const drafts = subject({ routes: [draftRoutes], jobs: [tidyDrafts] })
