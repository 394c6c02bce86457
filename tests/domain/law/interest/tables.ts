/** The rates of every installation as tables. */
import type { RateRow, RateTables } from '#domain/law/interest/rates.ts'
import { reference } from '#server/seed/reference/interestRates.ts'

type Stored = { type: string; rate: string; effective_from: string }

const rowsOf = (type: string): RateRow[] =>
  (reference.interest_rate as unknown as Stored[])
    .filter((row) => row.type === type)
    .map(({ rate, effective_from: effectiveFrom }) => ({ rate: String(rate), effectiveFrom }))
    .toSorted((a, b) => (a.effectiveFrom < b.effectiveFrom ? -1 : 1))

export const rateTables: RateTables = { statutory: rowsOf('statutory'), commercial: rowsOf('commercial') }
