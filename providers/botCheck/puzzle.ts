/** The puzzle of ALTCHA: guessing until a derived key begins as it should, which takes a moment of computing. */
import { solveChallenge, type Challenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { deriveKeyPlainly } from './deriveKeyPlainly.ts'

/**
 * @returns What to send as `captcha`.
 * @throws When this is no such puzzle, or it could not be solved in time.
 */
export async function solvePuzzle(challenge: unknown): Promise<string> {
  // Browsers have no crypto.subtle on a page that came over plain http from another machine.
  const hasSubtle = globalThis.crypto?.subtle !== undefined
  const puzzle = challenge as Challenge
  const solution = await solveChallenge({ challenge: puzzle, deriveKey: hasSubtle ? deriveKey : deriveKeyPlainly })
  if (!solution) throw new Error('The puzzle was not solved in time.')
  return btoa(JSON.stringify({ challenge, solution }))
}
