/** Address surveillance: providers watch whether debtors move. */
import { subject } from '#server/records/subject.ts'
import { surveillanceEffects } from './effects.ts'

export const surveillance = subject({ lifecycles: { 'address-surveillance': surveillanceEffects } })
