/** The rows of the 14-day letters of files of the demo. */
import type { Drafted } from './draft.ts'

/** Ids of letters: a hundred for each file. */
const idOf = (file: number, letter: number): number => file * 100 + letter

/** @returns Rows by table. */
export const letterRows = (all: readonly Drafted[]) => ({
  fourteen_day_letter: all.flatMap(({ id: file_id, letters }) =>
    letters.map(({ id, debtor, sent, end, vatDeductible, isLost }) => ({
      id: idOf(file_id, id),
      file_id,
      debtor_id: debtor,
      sent,
      term_end: end,
      vat_deductible: vatDeductible,
      lost: isLost,
      recorded_at: `${sent}T09:00:00Z`,
    })),
  ),
  fourteen_day_claim: all.flatMap(({ id: file, letters }) =>
    letters.flatMap(({ id, claims }) =>
      claims.map(({ claim, cents }) => ({ letter_id: idOf(file, id), claim_id: claim, cents })),
    ),
  ),
})
