/**
 * Dutch VAT identification numbers: NL, 9 digits, B, 2 digits. Numbers of companies pass the 11-test on the 9
 * digits; those of sole traders since 2020 pass mod 97 over the whole.
 */
import { remainder97 } from './iban.ts'

const weights = [9, 8, 7, 6, 5, 4, 3, 2, -1]

export const isVatNl = (text: string): boolean =>
  /^NL[0-9]{9}B[0-9]{2}$/.test(text) && (passes11(text.slice(2, 11)) || remainder97(text) === 1)

function passes11(digits: string): boolean {
  const sum = weights.reduce((total, weight, index) => total + weight * Number(digits[index]), 0)
  return sum !== 0 && sum % 11 === 0
}
