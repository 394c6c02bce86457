/**
 * Numbers of text messages in E.164: a plus, the country and the number, at most fifteen digits.
 *
 * @see ITU-T E.164; Dutch numbers of mobile phones begin with 06 (numbering plan of telephony)
 */

/** Countries of which the beginning of mobile numbers is known: others are taken as they are. */
const mobile: Readonly<Record<string, RegExp>> = {
  '31': /^\+316[1-9][0-9]{7}$/,
  '32': /^\+324[5-9][0-9]{7}$/,
  '33': /^\+33[67][0-9]{8}$/,
  '49': /^\+491[567][0-9]{8,9}$/,
}

/**
 * @param typed As people write it: with spaces, hyphens, a zero in brackets, or two zeros for the plus.
 * @returns undefined for what cannot get a text message.
 * @example smsNumber('06 12 34 56 78') // '+31612345678'
 * @example smsNumber('030 123 45 67') // undefined: a fixed line
 */
export function smsNumber(typed: string): string | undefined {
  const bare = typed.replace(/\(0\)/g, '').replace(/[\s().-]/g, '')
  const whole = bare.startsWith('00') ? `+${bare.slice(2)}` : bare.startsWith('0') ? `+31${bare.slice(1)}` : bare
  if (!/^\+[1-9][0-9]{7,14}$/.test(whole)) return undefined
  const known = Object.entries(mobile).find(([country]) => whole.startsWith(`+${country}`))
  return known === undefined || known[1].test(whole) ? whole : undefined
}
