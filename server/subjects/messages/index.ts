/** Messages to debtors and clients: written, checked, sent, and kept as proof. */
import { subject } from '#server/records/subject.ts'
import { documentEffects, messageEffects } from './effects.ts'
import { postJob, sendJob } from './sendJob.ts'

export const messages = subject({
  lifecycles: { message: messageEffects, document: documentEffects },
  jobs: [sendJob, postJob],
})
