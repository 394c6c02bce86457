/** Codes of an authenticator app (RFC 6238): six digits, another every 30 seconds. */
import { Secret, TOTP } from 'otpauth'

const period = 30
/** How the account is called in the app, beside the username. */
const issuer = 'dossier'

/** 160 random bits, in the letters that a person may have to type. */
export const newSecret = (): string => new Secret({ size: 20 }).base32

/** What an authenticator app reads from the picture. */
export const addressOf = (secret: string, username: string): string =>
  new TOTP({ issuer, label: username, secret: Secret.fromBase32(secret), period }).toString()

/**
 * The time step that a code is of, which may be the one before or after this one: clocks differ.
 *
 * @param now Milliseconds since 1970.
 * @returns undefined when the code is of no such step.
 */
export function stepOf(secret: string, code: string, now: number): number | undefined {
  const token = new TOTP({ secret: Secret.fromBase32(secret), period })
  const delta = token.validate({ token: code, timestamp: now, window: 1 })
  return delta === null ? undefined : Math.floor(now / 1000 / period) + delta
}
