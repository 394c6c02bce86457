/**
 * Payment reference (betalingskenmerk) of Dutch banks: 7 digits as they are; 7 to 12 digits behind a check digit
 * and a digit for their number; or 15 digits behind a check digit.
 *
 * @see Betaalvereniging Nederland, "Betalingskenmerk"
 */

/** From the right, repeated. */
const weights = [2, 4, 8, 5, 10, 9, 7, 3, 6, 1]

/**
 * @param number Digits, at most 15: 7 to 12 get a check and a length digit; others are padded to 15 and get a
 * check digit.
 * @throws {RangeError} If it is no number of 1 to 15 digits.
 * @example referenceOf('1234567') // '271234567'
 */
export function referenceOf(number: string): string {
  if (!/^\d{1,15}$/.test(number)) throw new RangeError(`not 1 to 15 digits: ${number}`)
  const isShort = number.length >= 7 && number.length <= 12
  const rest = isShort ? `${number.length % 10}${number}` : number.padStart(15, '0')
  return `${checkDigit(rest)}${rest}`
}

/** Whether the reference has a known form and a right check digit; 7 digits have none. */
export function isReference(reference: string): boolean {
  if (/^\d{7}$/.test(reference)) return true
  if (!/^(?:\d{9,14}|\d{16})$/.test(reference)) return false
  const rest = reference.slice(1)
  const hasLength = reference.length === 16 || Number(rest[0]) === (rest.length - 1) % 10
  return hasLength && Number(reference[0]) === checkDigit(rest)
}

function checkDigit(digits: string): number {
  const sum = [...digits].reverse().reduce((total, digit, n) => total + Number(digit) * (weights[n % 10] ?? 0), 0)
  const check = 11 - (sum % 11)
  return check === 10 ? 1 : check === 11 ? 0 : check
}
