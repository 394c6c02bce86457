/** People who have the same record open now. */
import { subject } from '#server/records/subject.ts'
import { presenceRoutes } from './presenceRoutes.ts'
import { tidyPresence } from './tidyPresence.ts'

export const presence = subject({ routes: [presenceRoutes], jobs: [tidyPresence] })
