/** Tariff tables: the row that holds on a day, and the band that an amount falls in. */
import type { IsoDate } from '#domain/time/day.ts'
import type { Cents } from '#domain/money/money.ts'

type Dated = { effectiveFrom: IsoDate; effectiveUntil?: IsoDate | null }

/**
 * The rows that hold on a day: of each matter the latest that has begun, unless it has ended.
 *
 * @param matterOf Key of the matter: rows with an equal key follow each other.
 */
export function heldOn<Row extends Dated>(rows: readonly Row[], day: IsoDate, matterOf: (row: Row) => string): Row[] {
  const latest = new Map<string, Row>()
  for (const row of rows) {
    if (row.effectiveFrom > day) continue
    const known = latest.get(matterOf(row))
    if (!known || known.effectiveFrom < row.effectiveFrom) latest.set(matterOf(row), row)
  }
  return [...latest.values()].filter(({ effectiveUntil }) => !effectiveUntil || effectiveUntil >= day)
}

/** The row with the lowest limit that the amount does not exceed; a row without a limit takes the rest. */
export function bandOf<Row>(
  rows: readonly Row[],
  amount: Cents,
  upToOf: (row: Row) => Cents | null | undefined,
): Row | undefined {
  const limit = (row: Row) => upToOf(row) ?? Infinity
  return rows.filter((row) => amount <= limit(row)).sort((a, b) => limit(a) - limit(b))[0]
}
