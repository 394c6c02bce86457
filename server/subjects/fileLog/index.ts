/** The log of files: calls, notes, and what debtors ask for. */
import { subject } from '#server/records/subject.ts'
import { fileLogEffects } from './effects.ts'

export const fileLog = subject({ lifecycles: { 'file-log': fileLogEffects } })
