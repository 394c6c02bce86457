/**
 * Passwords: argon2id at the strength that OWASP asks for, and a check that takes as long
 * for a name that does not exist as for one that does.
 */
import { hash, parseOptions, verify } from '@node-rs/argon2'
import { Busy } from '#server/errors.ts'

const strength = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Checks at the same time, each with 19 MB for argon2; more are sent away. */
const mostChecks = 64
let checks = 0

/** Returns the PHC string to store. */
export const hashPassword = (password: string): Promise<string> => hash(composed(password), strength)

/** An é is one character on some keyboards and two on others, and the same password on all. */
const composed = (password: string): string => password.normalize('NFC')

/** Of a password that nobody has: what a check for an unknown name is held against. Made at start, so that the first check is no slower. */
const decoy = hashPassword(crypto.randomUUID())

/**
 * Tells whether the password is right; false, in the same time, when there is no stored hash.
 *
 * @returns `rehash` is the new PHC string when the stored one is weaker than today's strength.
 * @throws {Busy} When too many are checked already.
 */
export async function checkPassword(
  stored: string | undefined,
  password: string,
): Promise<{ right: boolean; rehash?: string }> {
  if (checks >= mostChecks) throw new Busy()
  checks += 1
  const matches = await verify(stored ?? (await decoy), composed(password)).finally(() => (checks -= 1))
  if (!matches || stored === undefined) return { right: false }
  return isWeak(stored) ? { right: true, rehash: await hashPassword(password) } : { right: true }
}

const isWeak = (stored: string): boolean => {
  const { memoryCost, timeCost } = parseOptions(stored)
  return memoryCost < strength.memoryCost || timeCost < strength.timeCost
}
