/**
 * The formats that schemas use, by name. Validators, forms and server check with these same functions. Each
 * takes the text in its stored notation; `domain/normalise.ts` converts typed text to it.
 */
import { isColour } from './formats/colour.ts'
import { isDate, isEarlyDate } from './formats/date.ts'
import { isDateTime } from './formats/dateTime.ts'
import { isEmail } from './formats/email.ts'
import { isIban } from './formats/iban.ts'
import { isPercentage } from './formats/percentage.ts'
import { isPhoneE164 } from './formats/phoneE164.ts'
import { isShare } from './formats/share.ts'
import { isUri } from './formats/uri.ts'
import { productFormats } from './productFormats.ts'

export const formats = {
  ...productFormats,
  iban: isIban,
  'phone-e164': isPhoneE164,
  email: isEmail,
  uri: isUri,
  colour: isColour,
  date: isDate,
  'early-date': isEarlyDate,
  'date-time': isDateTime,
  percentage: isPercentage,
  share: isShare,
} as const

/** Length in characters (code points), as JSON Schema and PostgreSQL count; `length` counts UTF-16 units. */
export function characters(text: string): number {
  let count = 0
  for (const _ of text) count++
  return count
}
