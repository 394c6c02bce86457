/**
 * Whether the amounts of a client's file are far from those that it usually sends: a decimal sign that was read wrongly
 * makes every amount a hundred or a thousand times too large or too small, and each of them looks right by itself.
 */
import type { Cents } from '#domain/money/money.ts'

/** What the rows of one file ask together in one currency, and the amount in the middle of them. */
export type FileAmounts = { sum: Cents; median: Cents }
/** `usual`: the middle one of the earlier files. */
export type Unusual = { measure: 'sum' | 'median'; usual: Cents }

/** Earlier files that are looked at, the last ones. */
export const filesCompared = 5
/** Times as much, or as little, that is far: a wrong decimal sign makes a hundred of one, a busy month two or three. */
export const far = 20

/**
 * Compares the sum and the median with the middle one of the last five files, without their signs: a file of credits
 * alone is usual. The sum is only far if it is too much, because a file of few rows has a small one. A client's first
 * file is never unusual; neither is a measure that is usually nothing.
 *
 * @param before The last files of the same client, kind and currency, at most `filesCompared`.
 * @returns undefined: it is as usual. The sum is told before the median.
 * @example unusualAmounts({ sum: 1_000_00, median: 100_00 }, [{ sum: 100_000_00, median: 10_000_00 }])?.measure // 'sum'
 */
export function unusualAmounts(now: FileAmounts, before: readonly FileAmounts[]): Unusual | undefined {
  for (const measure of ['sum', 'median'] as const) {
    const usual = middle(before.map((one) => one[measure]))
    if (!usual) continue
    const times = Math.abs(now[measure] / usual)
    if (times >= far || (measure === 'median' && times <= 1 / far)) return { measure, usual }
  }
  return undefined
}

/** The lower of two in the middle. */
const middle = (values: readonly Cents[]): Cents | undefined =>
  values.toSorted((one, other) => one - other)[Math.ceil(values.length / 2) - 1]
