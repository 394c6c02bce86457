/** Limitation of claims: what interrupts it, and its last day. */
import { subject } from '#server/records/subject.ts'
import { interruptionHooks } from './hooks.ts'
import { keepDateOfClaim, keepDates, paymentsInterrupt } from './listeners.ts'

export const limitation = subject({
  hooks: { 'interruption-event': interruptionHooks },
  listens: { 'interruption-event': [keepDates], claim: [keepDateOfClaim], payment: [paymentsInterrupt] },
})
