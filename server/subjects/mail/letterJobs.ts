/** Jobs for mails: one per mail, in sequence; every minute, one for each mail that has none. */
import { job } from '#server/jobs/job.ts'
import type {} from './mailPlugin.ts'

declare module '#server/jobs/job.ts' {
  interface JobKinds {
    'letter.send': { letter: number }
    'letter.waiting': Record<string, never>
  }
}

export const letterJob = job({
  kind: 'letter.send',
  key: ({ letter }) => String(letter),
  work: ({ letter }, { app }) => app.mail.send(letter),
})

export const waitingLetters = job({
  kind: 'letter.waiting',
  schedule: '* * * * *',
  once: true,
  work: (_data, { app, trx }) => app.mail.sendWaiting(trx),
})
