/** The two terms of a complaint, which say how they stand. */
import { DueValue } from './DueValue.tsx'

export const ConfirmationDueField = () => <DueValue due="confirmationDue" done="confirmedAt" />
export const AnswerDueField = () => <DueValue due="answerDue" done="answeredAt" />
