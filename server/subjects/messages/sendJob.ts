/** Jobs that send messages: e-mails and text messages when they are due, letters in a batch of the working day. */
import { job } from '#server/jobs/job.ts'
import { handOverDue } from '#server/subjects/messages/letters/handOver.ts'
import { sendDue } from './sendDue.ts'

declare module '#server/jobs/job.ts' {
  interface JobKinds {
    'messages.send': Record<string, never>
    'messages.post': Record<string, never>
  }
}

export const sendJob = job({
  kind: 'messages.send',
  schedule: '* * * * *',
  key: () => 'due',
  work: (_data, { app, signal }) => sendDue(app, signal),
})

export const postJob = job({
  kind: 'messages.post',
  schedule: '0 16 * * 1-5',
  key: () => 'due',
  // Whatever is queued while no other runs was left by a process that died.
  group: () => 'post',
  work: (_data, { app, signal }) => handOverDue(app, signal),
})
