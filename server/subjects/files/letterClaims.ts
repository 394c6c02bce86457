/** Claims as the 14-day letter counts them. */
import type { LetterClaim } from '#domain/law/announcedLetter.ts'
import type { Money } from '#domain/money/money.ts'
import type { Part } from './parts.ts'

export const letterClaims = (parts: readonly Part[]): LetterClaim[] =>
  parts.flatMap(({ body }) =>
    body
      ? [
          {
            dueDate: String(body.dueDate),
            amount: (body.amount as Money).amount,
            isCredit: body.type === 'credit_note',
          },
        ]
      : [],
  )
