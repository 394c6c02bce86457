/** International bank account numbers (ISO 13616) in stored notation: capitals and digits, no spaces. */

/** Country code and total length, from the SWIFT IBAN registry. */
const lengths =
  'AD24AE23AL28AT20AZ28BA20BE16BG22BH22BI27BR29BY28CH21CR22CY28CZ24DE22DJ27DK18DO28EE20EG29ES24FI18FK18FO18FR27GB22GE22' +
  'GI23GL18GR27GT28HN28HR21HU28IE22IL23IQ23IS26IT27JO30KW30KZ20LB28LC32LI21LT20LU20LV21LY25MC27MD24ME22MK19MN20MR27' +
  'MT31MU30NI28NL18NO15OM23PK24PL28PS29PT25QA29RO24RS22RU33SA24SC31SD18SE24SI19SK24SM27SO23ST25SV28TL23TN24TR26UA29' +
  'VA22VG24XK20YE30'

const lengthOf: ReadonlyMap<string, number> = new Map(
  (lengths.match(/.{4}/g) ?? []).map((entry) => [entry.slice(0, 2), Number(entry.slice(2))]),
)

/** True when country, length and check digits agree. */
export function isIban(text: string): boolean {
  if (!/^[A-Z]{2}(0[2-9]|[1-8][0-9]|9[0-8])[A-Z0-9]+$/.test(text)) return false
  return lengthOf.get(text.slice(0, 2)) === text.length && remainder97(text.slice(4) + text.slice(0, 4)) === 1
}

/** Remainder of division by 97, letters counting as A = 10 … Z = 35 (ISO 7064). */
export function remainder97(text: string): number {
  let remainder = 0
  for (const character of text) {
    const value = Number.parseInt(character, 36)
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97
  }
  return remainder
}
