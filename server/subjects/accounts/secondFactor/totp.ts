/** Codes of an authenticator app (RFC 6238): six digits, a new one every 30 seconds. */
import { Secret, TOTP } from 'otpauth'

const period = 30
/** Name of the account in the app, next to the username. */
const issuer = 'dossier'

/** 160 random bits, in letters that a person can type. */
export const newSecret = (): string => new Secret({ size: 20 }).base32

/** The address in the QR code that an authenticator app reads. */
export const addressOf = (secret: string, username: string): string =>
  new TOTP({ issuer, label: username, secret: Secret.fromBase32(secret), period }).toString()

/**
 * The time step of a code: the current one, or one before or after it, because clocks differ.
 *
 * @param now Milliseconds since 1970.
 * @returns undefined when the code fits none of these steps.
 */
export function stepOf(secret: string, code: string, now: number): number | undefined {
  const token = new TOTP({ secret: Secret.fromBase32(secret), period })
  const delta = token.validate({ token: code, timestamp: now, window: 1 })
  return delta === null ? undefined : Math.floor(now / 1000 / period) + delta
}
