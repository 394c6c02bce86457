/**
 * Masks the log of calls: secrets and dates of birth completely, of an IBAN the digits in the middle. Done
 * before storing. The time grows linearly with the text, because its content is up to the caller.
 */
const hidden = '***'

/** Names whose values are secret. */
const secret =
  /pass(?:word|wd|phrase)?$|wachtwoord|secret|token|authori[sz]ation|cookie|api[-_]?key|private[-_]?key|signature|captcha|(?:^|[-_])(?:otp|pin|cvc|bsn)$/i
/** Names whose values are dates of birth. */
const birth = /birth|geboorte|naissance|(?:^|[-_])dob$/i

/** Written in groups of four or without spaces. */
const iban = /\b[A-Z]{2}\d{2}(?:(?:%20|[ .+-])?[A-Z0-9]{4}){2,7}(?:(?:%20|[ .+-])?[A-Z0-9]{1,3})?\b/gi
const shortestIban = 15
const bearer = /\b(bearer|basic)\s{1,20}[\w.~+/=-]{6,}/gi
const keys = /\b(dsk_[a-z0-9]{8})_[\w-]+/gi
const signing = /\bwhsec_[\w+/=-]+/g
/** JSON web token, also a truncated one. Requiring the dots would search from every `eyJ` to the end of the text. */
const webToken = /\beyJ[\w-]{6,}(?:\.[\w-]+){0,2}/g
/** A member in text that is no valid JSON: "password": "…", also truncated. */
const member = /"([\w-]{1,200})"(\s{0,20}:\s{0,20})("(?:[^"\\]+|\\.)*"?|[\w.+-]+)/g
const parameter = /([?&]|^)([^=&?#\s]+)=([^&#\s]*)/g

const isSecret = (name: string): boolean => secret.test(name) || birth.test(name)

/** Masks secrets that are recognisable in any text. */
export function maskText(text: string): string {
  return text
    .replace(bearer, (_whole, scheme: string) => `${scheme} ${hidden}`)
    .replace(keys, `$1_${hidden}`)
    .replace(signing, `whsec_${hidden}`)
    .replace(webToken, hidden)
    .replace(iban, middleMasked)
}

/** Keeps the first and last four characters. */
function middleMasked(text: string): string {
  const length = text.replace(/%20|[^A-Za-z0-9]/g, '').length
  if (length < shortestIban) return text
  return (
    text.slice(0, 4) +
    text
      .slice(4, -4)
      .replace(/%20/g, ' ')
      .replace(/[A-Za-z0-9]/g, '*') +
    text.slice(-4)
  )
}

/** Masks a whole body that was parsed as JSON. */
export function maskValue(value: unknown): unknown {
  if (typeof value === 'string') return maskText(value)
  if (Array.isArray(value)) return value.map(maskValue)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, isSecret(name) && one !== null ? hidden : maskValue(one)]),
  )
}

/** Masks text that looks like JSON but may be incomplete. */
export const maskLooseJson = (text: string): string =>
  maskText(
    text.replace(member, (whole, name: string, between: string) =>
      isSecret(name) ? `"${name}"${between}"${hidden}"` : whole,
    ),
  )

/** Servers accept no longer address: their headers have 16 kB. */
const longestAddress = 16_384

/**
 * Masks the values of a query string, also by their names: `_filter[token][eq]` counts as `token`.
 *
 * @param isPersonal Whether what is filtered by a property of that name says something about a person.
 */
export const maskQuery = (address: string, isPersonal: (name: string) => boolean = () => false): string =>
  maskText(
    address.slice(0, longestAddress).replace(parameter, (whole, before: string, name: string) => {
      const names = namesIn(decoded(name))
      const isHidden = names.some(isSecret) || (names[0] === '_filter' && names.some(isPersonal))
      return isHidden ? `${before}${name}=${hidden}` : whole
    }),
  )

/** Masks the value of a header. */
export const maskHeader = (name: string, value: string): string =>
  name.toLowerCase() === 'authorization'
    ? maskText(value).replace(/^(\w+)\s[^]*$/, `$1 ${hidden}`)
    : isSecret(name)
      ? hidden
      : maskText(value)

/** The name, and those in brackets. @example namesIn('_filter[any][0][email]') // ['_filter', 'any', '0', 'email'] */
const namesIn = (name: string): string[] => name.split(/[[\]]+/).filter((one) => one !== '')

function decoded(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}
