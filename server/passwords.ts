/**
 * Passwords: argon2id at the strength that OWASP asks for, and a check that takes as long
 * for a name that does not exist as for one that does.
 */
import { hash, parseOptions, verify } from '@node-rs/argon2'

const strength = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Returns the PHC string to store. */
export const hashPassword = (password: string): Promise<string> => hash(password, strength)

/** Of a password that nobody has: what a check for an unknown name is held against. Made at start, so that the first check is no slower. */
const decoy = hashPassword(crypto.randomUUID())

/**
 * Tells whether the password is right; false, in the same time, when there is no stored hash.
 *
 * @returns `rehash` is the new PHC string when the stored one is weaker than today's strength.
 */
export async function checkPassword(
  stored: string | undefined,
  password: string,
): Promise<{ right: boolean; rehash?: string }> {
  const matches = await verify(stored ?? (await decoy), password)
  if (!matches || stored === undefined) return { right: false }
  return isWeak(stored) ? { right: true, rehash: await hashPassword(password) } : { right: true }
}

const isWeak = (stored: string): boolean => {
  const { memoryCost, timeCost } = parseOptions(stored)
  return memoryCost < strength.memoryCost || timeCost < strength.timeCost
}
