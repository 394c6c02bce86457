/**
 * Limits guessing of codes. Six digits could be guessed from many addresses at once, so attempts count per
 * account as well as per address. This locks out only people who know the password or hold a session, and the
 * owner still has recovery codes, which are too long to guess.
 */
import type { Attempts } from '#server/subjects/accounts/attempts.ts'
import { isAppCode } from './secondFactor.ts'

/**
 * @param attempt Throws WrongGuess when the code was wrong.
 * @throws {Locked} When it is too early for another attempt.
 */
export const guardCode = <T>(
  attempts: Attempts,
  userId: number,
  code: string,
  attempt: () => Promise<T>,
): Promise<T> => (isAppCode(code) ? attempts.guard({ codeOf: userId }, `account ${userId}`, attempt) : attempt())
