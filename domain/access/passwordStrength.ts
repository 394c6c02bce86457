/** An estimate of how hard a password is to guess, shown while typing. Only the rules decide whether it is accepted. */
import { characters } from '#schemas/formats.ts'
import { passwordProblems, type AccountWords } from './passwordRules.ts'

/** From weak to strong; each is the key of a text below `account.strength`. */
export const strengths = ['weak', 'fair', 'good', 'strong'] as const
export type Strength = (typeof strengths)[number]

/** Counting characters from which a password is good, and strong. */
const [good, strong] = [16, 20]

/**
 * Mostly by length: a character that repeats the one before it or continues a row does not count, and each kind
 * of character besides lower case adds one.
 *
 * @returns `weak` for a password that breaks a rule; undefined for an empty one.
 */
export function passwordStrength(password: string, account: AccountWords): Strength | undefined {
  if (password === '') return undefined
  if (passwordProblems(password, account).length > 0) return 'weak'
  const steps = [...password].map((sign, index, all) => codeOf(sign) - codeOf(all[index - 1] ?? ''))
  const idle = steps.filter((step, index) => step === 0 || (Math.abs(step) === 1 && step === steps[index - 1]))
  const kinds = [/\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u].filter((kind) => kind.test(password))
  const counted = characters(password) - idle.length + kinds.length
  return counted >= strong ? 'strong' : counted >= good ? 'good' : 'fair'
}

const codeOf = (sign: string): number => sign.codePointAt(0) ?? -9
