/** Moments as a clock on the wall shows them, and back: the contact window is one of local time. */
import { timeZone } from '#schemas/product.ts'

let clock: Intl.DateTimeFormat | undefined

/**
 * @param now Milliseconds since 1970.
 * @returns 'YYYY-MM-DDTHH:MM', in the time zone of the product.
 */
export function localTime(now: number): string {
  clock ??= new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
  return clock.format(new Date(now)).replace(' ', 'T')
}

/**
 * @param local 'YYYY-MM-DDTHH:MM'. Of an hour that comes twice it is the second one, and of one that is left out the next.
 * @returns Milliseconds since 1970.
 */
export function momentOf(local: string): number {
  const asUtc = Date.parse(`${local}:00Z`)
  // The offset of an hour before and after differs on two nights a year only.
  const shift = Date.parse(`${localTime(asUtc)}:00Z`) - asUtc
  const guess = asUtc - shift
  const rest = Date.parse(`${localTime(guess)}:00Z`) - asUtc
  return guess - rest
}
