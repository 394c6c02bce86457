/**
 * What makes a password good enough: long, and nothing that a guesser tries first. No rule asks for capitals, digits
 * or signs, and none for a new password now and then (OWASP ASVS 5.0, 6.2).
 *
 * The screen shows while typing what the server decides; the list of well-known passwords is the server's alone.
 */
import { characters } from '#schemas/formats.ts'

export const shortest = 12
export const longest = 256

/** Key of a text below `password`. */
export type PasswordProblem = 'tooShort' | 'tooLong' | 'pattern' | 'ofAccount'

/** What everyone knows of an account, which its password may not be made of. */
export type AccountWords = { username?: string; name?: string; email?: string }

const product = 'dossier'

/** @returns All that is wrong with it; nothing for a good one. */
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
 * The words that a password comes down to, as a guesser would find them: without the digits and signs around it, with
 * letters for the signs that look like them, once where it says a thing several times, forwards and backwards.
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

/** One thing again and again (`abcabcabcabc`), or rows of the keyboard and of the alphabet. */
function isPattern(password: string): boolean {
  const plain = folded(password)
  return plain !== '' && (period(plain) < 6 || isRow(plain))
}

/** At most this many letters of one's own beside what everyone knows. */
const ownLetters = 5

/** `j.jansen-2026`, `Dossier123456`, `nesnaj.dossier!`: nothing is left once what everyone knows is taken out. */
function isOfAccount(password: string, account: AccountWords): boolean {
  const words = wordsOf(account)
  return [...coresOf(password)].some((core) => {
    const rest = words.reduce((left, word) => left.replaceAll(word, ''), core)
    return rest.length < core.length && rest.replace(/[^a-z]/g, '').length <= ownLetters
  })
}

/** The longest first, so that a name is taken out whole before its parts. */
function wordsOf({ username = '', name = '', email = '' }: AccountWords): string[] {
  const texts = [product, username, name, email, email.split('@')[0] ?? '']
  const parts = texts.flatMap((text) => [folded(text), ...folded(text).split(/[^a-z0-9]+/)])
  const words = parts.flatMap((part) => [part, part.replace(/[^a-z0-9]/g, ''), part.replace(/[^a-z]/g, '')])
  return [...new Set(words)].filter((word) => word.length >= 3).sort((a, b) => b.length - a.length)
}

/** Small letters without accents. */
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

/** Length of the shortest part that the text is made of by saying it again; its own length when there is none. */
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

/** Nothing but pieces of rows, each of three characters or more: `qwerty123456`. */
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
