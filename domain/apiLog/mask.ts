/**
 * What must not be read in the log of calls: secrets and dates of birth go whole, of an IBAN the digits in the middle.
 * Done before anything is stored. The time it takes grows with the text, never with its square: whoever calls the API
 * decides what stands in it.
 */
const hidden = '***'

/** Names whose values are secret. */
const secret =
  /pass(?:word|wd|phrase)?$|wachtwoord|secret|token|authori[sz]ation|cookie|api[-_]?key|private[-_]?key|signature|captcha|(?:^|[-_])(?:otp|pin|cvc|bsn)$/i
/** Names whose values are dates of birth. */
const birth = /birth|geboorte|naissance|(?:^|[-_])dob$/i

/** Four characters at a time, as people write it, or in one go. */
const iban = /\b[A-Z]{2}\d{2}(?:(?:%20|[ .+-])?[A-Z0-9]{4}){2,7}(?:(?:%20|[ .+-])?[A-Z0-9]{1,3})?\b/gi
const shortestIban = 15
const bearer = /\b(bearer|basic)\s{1,20}[\w.~+/=-]{6,}/gi
const keys = /\b(dsk_[a-z0-9]{8})_[\w-]+/gi
const signing = /\bwhsec_[\w+/=-]+/g
/** Also one that was cut. Asking for the dots would look for them from every `eyJ` to the end of the text. */
const webToken = /\beyJ[\w-]{6,}(?:\.[\w-]+){0,2}/g
/** In text that could not be read as JSON: "password": "…", also where the end was cut off. */
const member = /"([\w-]{1,200})"(\s{0,20}:\s{0,20})("(?:[^"\\]+|\\.)*"?|[\w.+-]+)/g
const parameter = /([?&]|^)([^=&?#\s]+)=([^&#\s]*)/g

const isSecret = (name: string): boolean => secret.test(name) || birth.test(name)

/** Masks what any text may hold, whatever it is called. */
export function maskText(text: string): string {
  return text
    .replace(bearer, (_whole, scheme: string) => `${scheme} ${hidden}`)
    .replace(keys, `$1_${hidden}`)
    .replace(signing, `whsec_${hidden}`)
    .replace(webToken, hidden)
    .replace(iban, middleMasked)
}

/** The first and the last four stay. */
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

/** Masks a body that was read as JSON, whole. */
export function maskValue(value: unknown): unknown {
  if (typeof value === 'string') return maskText(value)
  if (Array.isArray(value)) return value.map(maskValue)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, isSecret(name) && one !== null ? hidden : maskValue(one)]),
  )
}

/** Masks text that looks like JSON but need not be whole. */
export const maskLooseJson = (text: string): string =>
  maskText(
    text.replace(member, (whole, name: string, between: string) =>
      isSecret(name) ? `"${name}"${between}"${hidden}"` : whole,
    ),
  )

/** No server takes a longer one: its head holds 16 kB. */
const longestAddress = 16_384

/** Masks the values of a query string, by their names too: `_filter[token]` counts as `token`. */
export const maskQuery = (address: string): string =>
  maskText(
    address
      .slice(0, longestAddress)
      .replace(parameter, (whole, before: string, name: string) =>
        isSecret(innermost(decoded(name))) ? `${before}${name}=${hidden}` : whole,
      ),
  )

/** Masks the value of a header. */
export const maskHeader = (name: string, value: string): string =>
  name.toLowerCase() === 'authorization'
    ? maskText(value).replace(/^(\w+)\s+.*$/, `$1 ${hidden}`)
    : isSecret(name)
      ? hidden
      : maskText(value)

/** What stands in the last brackets; the name itself when it has none. */
function innermost(name: string): string {
  const end = name.lastIndexOf(']')
  const start = name.lastIndexOf('[', end)
  return start < 0 || end < 0 ? name : name.slice(start + 1, end)
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}
