/** How hard a password is to guess, told while it is typed. Only the rules decide whether it is taken. */
import { characters } from '#schemas/formats.ts'
import { passwordProblems, type AccountWords } from './passwordRules.ts'

/** From weak to strong; each is the key of a text below `account.strength`. */
export const strengths = ['weak', 'fair', 'good', 'strong'] as const
export type Strength = (typeof strengths)[number]

/** Characters that count, from which on a password is good, and strong. */
const [good, strong] = [16, 20]

/**
 * Length says most: a character that repeats the one before it, or goes on in a row, counts for nothing, and kinds of
 * characters beside small letters for one each.
 *
 * @returns `weak` for what a rule refuses; undefined for nothing at all.
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
