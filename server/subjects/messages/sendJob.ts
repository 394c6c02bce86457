/** Sends messages that are due. */
import { job } from '#server/jobs/job.ts'
import { sendDue } from './sendDue.ts'

declare module '#server/jobs/job.ts' {
  interface JobKinds {
    'messages.send': Record<string, never>
  }
}

export const sendJob = job({
  kind: 'messages.send',
  schedule: '* * * * *',
  key: () => 'due',
  work: (_data, { app, signal }) => sendDue(app, signal),
})
