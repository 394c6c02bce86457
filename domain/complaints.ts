/**
 * A complaint from receipt to answer (Wet kwaliteit incassodienstverlening): receipt is confirmed in writing within two
 * working days, and the office's own term for an answer is fifteen.
 */
import { addDays, type IsoDate } from '#domain/time/day.ts'
import { addWorkingDays, type Holidays } from '#domain/time/workingDays.ts'

export type ComplaintStatus =
  'new' | 'confirmed' | 'in_investigation' | 'answered' | 'closed' | 'escalated_to_dispute_body'

export type ComplaintAction = 'confirm' | 'investigate' | 'answer' | 'close' | 'escalate'

/** Working days after receipt. */
export const confirmWithin = 2
export const answerWithin = 15

/** What each action leads to, and from where it may be taken. */
const steps: Readonly<Record<ComplaintAction, { from: readonly ComplaintStatus[]; to: ComplaintStatus }>> = {
  confirm: { from: ['new'], to: 'confirmed' },
  investigate: { from: ['confirmed'], to: 'in_investigation' },
  answer: { from: ['confirmed', 'in_investigation'], to: 'answered' },
  close: { from: ['answered', 'escalated_to_dispute_body'], to: 'closed' },
  escalate: { from: ['confirmed', 'in_investigation', 'answered'], to: 'escalated_to_dispute_body' },
}

export const complaintActions = Object.keys(steps) as ComplaintAction[]

/** The status that an action leads to; undefined when it cannot be taken now. */
export const afterAction = (status: ComplaintStatus, action: ComplaintAction): ComplaintStatus | undefined =>
  steps[action].from.includes(status) ? steps[action].to : undefined

export const possibleActions = (status: ComplaintStatus): ComplaintAction[] =>
  complaintActions.filter((action) => afterAction(status, action) !== undefined)

/**
 * The last days on which receipt may be confirmed and an answer given.
 *
 * @param answerDays Working days that the office gives itself for an answer.
 */
export function termsOf(
  receivedOn: IsoDate,
  holidays: Holidays,
  answerDays: number = answerWithin,
): { confirmationDue: IsoDate; answerDue: IsoDate } {
  return {
    confirmationDue: addWorkingDays(receivedOn, confirmWithin, holidays),
    answerDue: addWorkingDays(receivedOn, answerDays, holidays),
  }
}

/** Days back that a receipt may be written down: who finds an old letter still does, a slip of the year does not pass. */
const receiptReach = 730

/** Why a day of receipt is refused: it is still to come, lies years back, or would move the terms of a complaint under way. */
export type ReceiptProblem = 'future' | 'tooOld' | 'fixed'

/** @param before The complaint as it is, when its day is moved: only while it is new and its confirmation is not late. */
export function receiptProblem(
  receivedOn: IsoDate,
  today: IsoDate,
  before?: { status: ComplaintStatus; confirmationDue: IsoDate },
): ReceiptProblem | undefined {
  if (before && (before.status !== 'new' || today > before.confirmationDue)) return 'fixed'
  if (receivedOn > today) return 'future'
  return receivedOn < addDays(today, -receiptReach) ? 'tooOld' : undefined
}

export type Urgency = 'overdue' | 'soon' | 'later' | 'met'

/**
 * How a term stands.
 *
 * @param doneOn The day on which it was met; null while it was not. A term that was met too late is `overdue` for good.
 */
export function urgencyOf(due: IsoDate, doneOn: IsoDate | null, today: IsoDate): Urgency {
  if (doneOn !== null) return doneOn > due ? 'overdue' : 'met'
  if (today > due) return 'overdue'
  return addDays(today, 1) >= due ? 'soon' : 'later'
}
