/** Judges the 14-day letter that a creditor says it sent: whether it meets the law, and from when costs are owed. */
import type { Cents } from '#domain/money/money.ts'
import type { IsoDate } from '#domain/time/day.ts'
import { claimCosts } from './claimCosts.ts'
import { line, type ExplanationLine } from './explanation.ts'
import { letterTerm, type LetterBy, type LetterHolidays, type LetterTerm } from './fourteenDayLetter.ts'

/** `beforeDefault`: nothing was due yet. `amount`: it names other costs than the law gives. */
export type LetterFault = 'beforeDefault' | 'amount'
/** `day`: of the invoice or credit note. */
export type LetterClaim = {
  day: IsoDate
  dueDate: IsoDate
  amount: Cents
  isCredit: boolean
  agreement?: string | null | undefined
}

export type JudgedLetter = {
  fault: LetterFault | null
  /** The costs that it should have announced, VAT included where that is due. */
  lawful: Cents
  term: LetterTerm
  explanation: readonly ExplanationLine[]
}

const article = 'art. 6:96 lid 6 BW'

/**
 * @param claims Of those that were due before the letter the sum counts, less what was credited before it.
 * @param vatDeductible Whether the creditor reclaims VAT.
 */
export function judgeLetter(
  { sent, by, amount }: { sent: IsoDate; by: LetterBy; amount: Cents },
  claims: readonly LetterClaim[],
  { vatDeductible, holidays }: { vatDeductible: boolean; holidays: LetterHolidays },
): JudgedLetter {
  const due = lessCredits(
    claims.filter(({ isCredit, dueDate }) => !isCredit && dueDate < sent),
    sum(claims.filter(({ isCredit, day }) => isCredit && day < sent)),
  )
  const principal = sum(due)
  const { net, vat } = claimCosts(due, false, { ...scale, vatDeductible }) ?? none
  const lawful = net + vat
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

const scale = { regime: 'wik', percent: null, minimum: null } as const
const none = { net: 0, vat: 0 }

/** Claims less the credited amount, which settles the oldest first. */
function lessCredits(claims: readonly LetterClaim[], credited: Cents): LetterClaim[] {
  let rest = credited
  return claims
    .toSorted((one, other) => (one.dueDate < other.dueDate ? -1 : 1))
    .map((claim) => {
      const taken = Math.min(rest, claim.amount)
      rest -= taken
      return { ...claim, amount: claim.amount - taken }
    })
}

const sum = (claims: readonly LetterClaim[]): Cents => claims.reduce((total, { amount }) => total + amount, 0)
