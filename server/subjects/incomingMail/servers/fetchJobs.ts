/** Jobs that fetch mail: every five minutes all mailboxes and the folder, and one mailbox when somebody asks. */
import { job } from '#server/jobs/job.ts'
import { mayLeave } from '#server/restored/servedAs.ts'
import { names } from '#server/sql/names.ts'
import { fetchFolder } from './fetchFolder.ts'
import { fetchMailbox } from './fetchMailbox.ts'

declare module '#server/jobs/job.ts' {
  interface JobKinds {
    'emailImport.all': Record<string, never>
    'emailImport.mailbox': { mailbox: number }
    'emailImport.folder': Record<string, never>
  }
}

const b = names('mailbox')

export const fetchAllJob = job({
  kind: 'emailImport.all',
  schedule: '*/5 * * * *',
  once: true,
  work: async (_data, { app, trx }) => {
    const { rows } = await trx.query<{ id: number }>({
      text: `select ${b.id}::int as id from mailbox where ${b.active} and ${mayLeave} order by ${b.id}`,
    })
    for (const { id } of rows) await app.jobs.enqueue(trx, 'emailImport.mailbox', { mailbox: id })
    if (app.config.mailFolder !== undefined) await app.jobs.enqueue(trx, 'emailImport.folder', {})
  },
})

export const fetchMailboxJob = job({
  kind: 'emailImport.mailbox',
  key: ({ mailbox }) => String(mailbox),
  group: ({ mailbox }) => `mailbox-${mailbox}`,
  retry: { limit: 2, delay: 30 },
  work: ({ mailbox }, { app, signal }) => fetchMailbox(app, mailbox, signal),
})

export const fetchFolderJob = job({
  kind: 'emailImport.folder',
  key: () => 'folder',
  group: () => 'mail-folder',
  work: async (_data, { app, signal }) => {
    if (app.config.mailFolder !== undefined) await fetchFolder(app, app.config.mailFolder, signal)
  },
})
