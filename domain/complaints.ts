/**
 * The terms of a complaint (Wet kwaliteit incassodienstverlening): receipt is confirmed in writing within two
 * working days, and the office gives itself fifteen to answer.
 */
import { addDays, type IsoDate } from '#domain/time/day.ts'
import { addWorkingDays, type Holidays } from '#domain/time/workingDays.ts'
import type { ComplaintState } from '#schemas/generated/complaint.ts'

/** Working days after receipt. */
export const confirmWithin = 2
export const answerWithin = 15

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

/** Maximum days between receipt and recording it: an old letter may turn up, a mistyped year is refused. */
const receiptReach = 730

/**
 * Why a day of receipt is refused: it is in the future, years ago, or would move the terms of a complaint in
 * progress.
 */
export type ReceiptProblem = 'future' | 'tooOld' | 'fixed'

/**
 * @param before The stored complaint when its day is changed, which is allowed only while it is new and its
 * confirmation not late.
 */
export function receiptProblem(
  receivedOn: IsoDate,
  today: IsoDate,
  before?: { status: ComplaintState; confirmationDue: IsoDate | null },
): ReceiptProblem | undefined {
  if (before && (before.status !== 'new' || (before.confirmationDue !== null && today > before.confirmationDue)))
    return 'fixed'
  if (receivedOn > today) return 'future'
  return receivedOn < addDays(today, -receiptReach) ? 'tooOld' : undefined
}

export type Urgency = 'overdue' | 'soon' | 'later' | 'met'

/**
 * The state of a term.
 *
 * @param doneOn The day on which it was met; null until then. A term that was met too late stays `overdue`.
 */
export function urgencyOf(due: IsoDate, doneOn: IsoDate | null, today: IsoDate): Urgency {
  if (doneOn !== null) return doneOn > due ? 'overdue' : 'met'
  if (today > due) return 'overdue'
  return addDays(today, 1) >= due ? 'soon' : 'later'
}
