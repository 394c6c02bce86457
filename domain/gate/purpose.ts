/** Purpose of a message, what it says to its reader: by that it is judged whether it may leave. */
import type { EmailTemplate } from '#schemas/generated/email-template.ts'

export type Purpose = NonNullable<EmailTemplate['purpose']>

export const askingPurposes = [
  'reminder',
  'fourteen_day_letter',
  'after_fourteen_days',
  'demand',
  'last_demand',
  'court_announcement',
  'court_case',
  'judgment',
] as const satisfies readonly Purpose[]

const asking: ReadonlySet<Purpose> = new Set<Purpose>(askingPurposes)

/** Whether it asks for payment, or threatens with what follows without: that is collecting (incasseren). */
export const asksPayment = (purpose: Purpose): boolean => asking.has(purpose)

/** What a court has said, or is about to say, is not the debtor's word against the client's any more. */
export const isOfCourt = (purpose: Purpose): boolean => purpose === 'court_case' || purpose === 'judgment'

/** What is owed to a reader whatever else is the matter: a receipt, an answer. */
export const isOwed = (purpose: Purpose): boolean => purpose === 'confirmation' || purpose === 'answer'
