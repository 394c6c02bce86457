/** Numbers with valid check digits that belong to nobody. */
import { remainder97 } from '#schemas/formats/iban.ts'

/** An IBAN of the bank code TEST, which does not exist. */
export function ibanOf(number: number): string {
  const account = `TEST${String(number).padStart(10, '0')}`
  const check = 98 - remainder97(`${account}NL00`)
  return `NL${String(check).padStart(2, '0')}${account}`
}

/** A number in the range 000xxxxx, which the trade register has not issued. */
export const kvkOf = (number: number): string => String(number % 100_000).padStart(8, '0')

/** A VAT number of a sole trader: mod 97 over the whole. */
export function vatOf(number: number): string {
  const digits = `NL${String(number % 1_000_000).padStart(9, '0')}B`
  const rest = remainder97(`${digits}00`)
  return `${digits}${String((98 - rest) % 97).padStart(2, '0')}`
}

export const phoneOf = (number: number): string => `+3161234${String(number % 10_000).padStart(4, '0')}`
