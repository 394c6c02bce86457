/** Documents of files: stored once by content, outside the database. */
import { subject } from '#server/records/subject.ts'
import { contentRoutes } from './contentRoutes.ts'
import { documentHooks } from './customerOfFile.ts'
import { forgetJob, forgetReplaced } from './forget.ts'
import { printRoutes } from './printRoutes.ts'
import { retentionJob } from './retention.ts'
import { tidyIncoming } from './tidyIncoming.ts'
import { uploadRoutes } from './uploadRoutes.ts'

export const documents = subject({
  hooks: { document: documentHooks },
  listens: { document: [forgetReplaced] },
  routes: [uploadRoutes, contentRoutes, printRoutes],
  jobs: [forgetJob, retentionJob, tidyIncoming],
})
