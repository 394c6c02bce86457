/** Proof of work of ALTCHA: tries keys until one has the required prefix. */
import { solveChallenge, type Challenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { deriveKeyPlainly } from './deriveKeyPlainly.ts'

/**
 * @returns Value for `captcha`.
 * @throws If this is not such a puzzle, or it could not be solved in time.
 */
export async function solvePuzzle(challenge: unknown): Promise<string> {
  // Browsers have no crypto.subtle on a page loaded over plain http from another machine.
  const hasSubtle = globalThis.crypto?.subtle !== undefined
  const puzzle = challenge as Challenge
  const solution = await solveChallenge({ challenge: puzzle, deriveKey: hasSubtle ? deriveKey : deriveKeyPlainly })
  if (!solution) throw new Error('The puzzle was not solved in time.')
  return btoa(JSON.stringify({ challenge, solution }))
}
