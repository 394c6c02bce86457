/**
 * Rules for passwords: long, and nothing that attackers try first. No rule requires capitals, digits or signs,
 * nor a regular change (OWASP ASVS 5.0, 6.2).
 *
 * The screen shows the server's verdict while typing; only the server has the list of well-known passwords.
 */
import { characters } from '#schemas/formats.ts'

export const shortest = 12
export const longest = 256

/** Key of a text below `password`. */
export type PasswordProblem = 'tooShort' | 'tooLong' | 'pattern' | 'ofAccount'

/** Facts about an account that others know, and of which its password may not consist. */
export type AccountWords = { username?: string; name?: string; email?: string }

const product = 'dossier'

/** @returns All problems; empty for a good password. */
export function passwordProblems(password: string, account: AccountWords): PasswordProblem[] {
  const length = characters(password)
  const problems: (PasswordProblem | false)[] = [
    length < shortest && 'tooShort',
    length > longest && 'tooLong',
    isPattern(password) && 'pattern',
    isOfAccount(password, account) && 'ofAccount',
  ]
  return problems.filter((problem) => problem !== false)
}

/**
 * The words to which a password reduces, as an attacker would try them: without digits and signs around it,
 * with letters for look-alike signs, a repetition once, forwards and backwards.
 */
export function coresOf(password: string): Set<string> {
  const plain = folded(password)
  const once = plain.slice(0, period(plain))
  const cores = [plain, once].flatMap((text) => {
    const core = text.replace(/^[^a-z]+|[^a-z]+$/g, '')
    return [text, core, ...asLetters(core), ...asLetters(text), core.replace(/[^a-z]/g, '')]
  })
  return new Set([...cores, ...cores.map(reversed)].filter((core) => core !== ''))
}

/** Whether it is one repeated thing (`abcabcabcabc`), or rows of the keyboard or alphabet. */
function isPattern(password: string): boolean {
  const plain = folded(password)
  return plain !== '' && (period(plain) < 6 || isRow(plain))
}

/** Letters of one's own that are too few beside known facts. */
const ownLetters = 5

/**
 * Whether it consists of known facts, with hardly anything else: `j.jansen-2026`, `Dossier123456`,
 * `nesnaj.dossier!`.
 */
function isOfAccount(password: string, account: AccountWords): boolean {
  const words = wordsOf(account)
  return [...coresOf(password)].some((core) => {
    const rest = words.reduce((left, word) => left.replaceAll(word, ''), core)
    return rest.length < core.length && rest.replace(/[^a-z]/g, '').length <= ownLetters
  })
}

/** Longest first, so that a name is removed whole before its parts. */
function wordsOf({ username = '', name = '', email = '' }: AccountWords): string[] {
  const texts = [product, username, name, email, email.split('@')[0] ?? '']
  const parts = texts.flatMap((text) => [folded(text), ...folded(text).split(/[^a-z0-9]+/)])
  const words = parts.flatMap((part) => [part, part.replace(/[^a-z0-9]/g, ''), part.replace(/[^a-z]/g, '')])
  return [...new Set(words)].filter((word) => word.length >= 3).sort((a, b) => b.length - a.length)
}

/** Lower case without accents. */
const folded = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

const alike: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '8': 'b',
  '3': 'e',
  '9': 'g',
  '6': 'g',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
  '+': 't',
  '2': 'z',
}

/** `p@ssw0rd` → `password`; 1, ! and | stand for i as well as for l. */
const asLetters = (text: string): string[] =>
  ['i', 'l'].map((one) => text.replace(/[^a-z]/g, (sign) => (/[1!|]/.test(sign) ? one : (alike[sign] ?? ''))))

/** Length of the shortest part whose repetition gives the text; its own length when there is none. */
function period(text: string): number {
  for (let length = 1; length <= text.length / 2; length++) {
    if (text.slice(length) === text.slice(0, -length)) return length
  }
  return text.length
}

const rows = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop[]',
  'asdfghjkl;',
  'zxcvbnm,./',
  'azertyuiop',
  'qsdfghjklm',
  'wxcvbn,;:',
  '!@#$%^&*()_+',
].flatMap((row) => [row, reversed(row)])

/** Whether it consists of pieces of rows, each of three characters or more: `qwerty123456`. */
function isRow(text: string): boolean {
  let rest = text
  while (rest !== '') {
    const length = longestRun(rest)
    if (length < 3) return false
    rest = rest.slice(length)
  }
  return true
}

function longestRun(text: string): number {
  for (let length = Math.min(text.length, 26); length >= 3; length--) {
    const start = text.slice(0, length)
    if (rows.some((row) => row.includes(start))) return length
  }
  return 0
}

function reversed(text: string): string {
  return [...text].reverse().join('')
}
