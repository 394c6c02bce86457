/** Objections of debtors, and the answers of clients. */
import { subject } from '#server/records/subject.ts'
import { disputeEffects } from './disputeEffects.ts'
import { disputeHooks } from './disputeHooks.ts'
import { markFile } from './listeners.ts'

export const disputes = subject({
  hooks: { dispute: disputeHooks },
  lifecycles: { dispute: disputeEffects },
  listens: { dispute: [markFile] },
})
