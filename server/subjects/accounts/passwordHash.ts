/**
 * Hashes passwords with argon2id at the strength that OWASP recommends. A check takes equally long for unknown
 * names.
 */
import { hash, parseOptions, verify } from '@node-rs/argon2'
import { Busy } from '#server/errors.ts'

const strength = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Maximum number of concurrent checks, each with 19 MB for argon2; further ones are refused. */
const mostChecks = 64
let checks = 0

/** Returns the PHC string to store. */
export const hashPassword = (password: string): Promise<string> => hash(composed(password), strength)

/** An é is one character on some keyboards and two on others, but the same password on all. */
const composed = (password: string): string => password.normalize('NFC')

/**
 * Hash of a random password, to compare with for unknown names. Made at start, so that the first check takes no
 * longer.
 */
const decoy = hashPassword(crypto.randomUUID())

/**
 * Whether the password is right; false, in the same time, when there is no stored hash.
 *
 * @returns `rehash` is a new PHC string when the stored one is weaker than today's strength.
 * @throws {Busy} When too many checks are running.
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
