/** Claims as the 14-day letter counts them. */
import type { LetterClaim } from '#domain/law/announcedLetter.ts'
import { instalmentKinds } from '#domain/law/claimCosts.ts'
import type { Money } from '#domain/money/money.ts'
import type { Body } from '#server/records/values/body.ts'
import type { Part } from './parts.ts'

export const letterClaims = (parts: readonly Part[]): LetterClaim[] =>
  parts.flatMap(({ body }) =>
    body
      ? [
          {
            day: String(body.invoiceDate),
            dueDate: String(body.dueDate),
            amount: (body.amount as Money).amount,
            isCredit: body.type === 'credit_note',
            agreement: agreementOf(body),
          },
        ]
      : [],
  )

/** The agreement of which a claim is an instalment. */
export const agreementOf = ({ type, agreementReference }: Body): string | null =>
  typeof agreementReference === 'string' && instalmentKinds.has(String(type)) ? agreementReference : null
