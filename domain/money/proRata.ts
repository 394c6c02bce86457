/** Divides an amount over claims in proportion, to the cent, so that the parts add up. */
import type { Cents } from './money.ts'

/**
 * Divides an amount by largest remainder: cents left by rounding down go to the largest remainders, the first among
 * equals. No part gets more than is owed.
 *
 * @param owed Whole cents, zero or more.
 * @example proRata(100_00, [200_00, 100_00]) // [66_67, 33_33]
 */
export function proRata(amount: Cents, owed: readonly Cents[]): Cents[] {
  const total = owed.reduce((sum, one) => sum + one, 0)
  if (amount >= total) return [...owed]
  const exact = owed.map((one) => BigInt(amount) * BigInt(one))
  const parts = exact.map((product) => Number(product / BigInt(total)))
  const spare = amount - parts.reduce((sum, one) => sum + one, 0)
  const byLoss = exact
    .map((product, index) => ({ index, loss: product % BigInt(total) }))
    .sort((a, b) => Number(b.loss - a.loss) || a.index - b.index)
  const lucky = new Set(byLoss.slice(0, spare).map(({ index }) => index))
  return parts.map((part, index) => part + (lucky.has(index) ? 1 : 0))
}
