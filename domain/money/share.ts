/** A share of an amount, such as VAT or a commission: exact, rounded to the cent once. */
import type { Cents } from './money.ts'

/** A decimal number as text, as schemas store percentages: '21', '12.25'. */
export type Percentage = string

const scale = 4

/**
 * @returns Whole cents, half a cent up (away from zero).
 * @throws {RangeError} If `percentage` is no decimal number of at most four places.
 * @example shareOf(4_005, '21') // 841
 */
export function shareOf(amount: Cents, percentage: Percentage): Cents {
  const match = /^(-?)(\d{1,8})(?:\.(\d{1,4}))?$/.exec(percentage)
  if (!match) throw new RangeError(`not a percentage: ${percentage}`)
  const [, sign, whole = '', places = ''] = match
  const product = BigInt(Math.abs(amount)) * BigInt(whole + places.padEnd(scale, '0'))
  const divisor = 100n * 10n ** BigInt(scale)
  const cents = Number((2n * product + divisor) / (2n * divisor))
  return cents > 0 && Boolean(sign) !== amount < 0 ? -cents : cents
}
