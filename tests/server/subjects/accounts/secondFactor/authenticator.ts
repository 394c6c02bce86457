/** A phone with an authenticator app. */
import { Secret, TOTP } from 'otpauth'

/** @returns The code that the app shows at a time, in milliseconds since 1970. */
export const codeAt = (secret: string, time: number): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: time })
