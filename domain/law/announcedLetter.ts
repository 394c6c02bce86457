/** Judges the 14-day letter that a creditor says it sent: whether it meets the law, and from when costs are owed. */
import type { Cents } from '#domain/money/money.ts'
import type { IsoDate } from '#domain/time/day.ts'
import { collectionCosts } from './collectionCosts.ts'
import { line, type ExplanationLine } from './explanation.ts'
import { letterTerm, type LetterBy, type LetterHolidays, type LetterTerm } from './fourteenDayLetter.ts'

/** `beforeDefault`: nothing was due yet. `amount`: it names other costs than the law's scale. */
export type LetterFault = 'beforeDefault' | 'amount'
export type LetterClaim = { dueDate: IsoDate; amount: Cents; isCredit: boolean }

export type JudgedLetter = {
  fault: LetterFault | null
  /** The costs that it should have announced, VAT included where that is due. */
  lawful: Cents
  term: LetterTerm
  explanation: readonly ExplanationLine[]
}

const article = 'art. 6:96 lid 6 BW'

/**
 * @param claims Of those that were due before the letter the sum counts, less what was credited.
 * @param vatDeductible Whether the creditor reclaims VAT.
 */
export function judgeLetter(
  { sent, by, amount }: { sent: IsoDate; by: LetterBy; amount: Cents },
  claims: readonly LetterClaim[],
  { vatDeductible, holidays }: { vatDeductible: boolean; holidays: LetterHolidays },
): JudgedLetter {
  const due = sum(claims.filter(({ isCredit, dueDate }) => !isCredit && dueDate < sent))
  const principal = Math.max(0, due - sum(claims.filter(({ isCredit }) => isCredit)))
  const lawful = collectionCosts(principal, vatDeductible).total
  const term = letterTerm(sent, by, holidays)
  const fault = principal === 0 ? 'beforeDefault' : amount === lawful ? null : 'amount'
  const explanation =
    fault === null
      ? term.explanation
      : [
          line(
            `letterFault.${fault}`,
            { sent: { day: sent }, given: { cents: amount }, lawful: { cents: lawful } },
            null,
            article,
          ),
        ]
  return { fault, lawful, term, explanation }
}

const sum = (claims: readonly LetterClaim[]): Cents => claims.reduce((total, { amount }) => total + amount, 0)
