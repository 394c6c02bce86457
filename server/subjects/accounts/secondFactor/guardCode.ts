/**
 * Guessing codes. Six digits could be guessed from many addresses at once, so they are counted per account, beside what
 * is counted per address. That locks out nobody but whoever knows the password or holds a session, and the owner still
 * has recovery codes, which are too long to guess.
 */
import type { Attempts } from '#server/subjects/accounts/sessions/attempts.ts'
import { isAppCode } from './secondFactor.ts'

/**
 * @param attempt Throws WrongGuess when the code was wrong.
 * @throws {Locked} When it is too early for another try.
 */
export const guardCode = <T>(
  attempts: Attempts,
  userId: number,
  code: string,
  attempt: () => Promise<T>,
): Promise<T> => (isAppCode(code) ? attempts.guard({ codeOf: userId }, `account ${userId}`, attempt) : attempt())
