/** Incoming e-mail: fetched from mailboxes, recognised, and brought to the files that it belongs to. */
import { subject } from '#server/records/subject.ts'
import { accuracyJob } from '#server/subjects/incomingMail/handling/accuracy.ts'
import { contentRoutes } from '#server/subjects/incomingMail/handling/contentRoutes.ts'
import { emailEffects, mailboxEffects } from '#server/subjects/incomingMail/handling/effects.ts'
import { handleRoutes } from '#server/subjects/incomingMail/handling/handleRoutes.ts'
import { followTeam } from '#server/subjects/incomingMail/handling/listeners.ts'
import { fetchAllJob, fetchFolderJob, fetchMailboxJob } from '#server/subjects/incomingMail/servers/fetchJobs.ts'
import { mailboxHooks } from '#server/subjects/incomingMail/servers/mailboxHooks.ts'
import { retentionJob } from './retentionJob.ts'

export const incomingMail = subject({
  hooks: { mailbox: mailboxHooks },
  listens: { file: [followTeam] },
  lifecycles: { mailbox: mailboxEffects, 'incoming-email': emailEffects },
  routes: [contentRoutes, handleRoutes],
  jobs: [fetchAllJob, fetchMailboxJob, fetchFolderJob, accuracyJob, retentionJob],
})
