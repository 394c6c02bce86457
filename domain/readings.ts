/**
 * How the text of a search is read: a record has it when it has all words of one reading, each in one of its spellings,
 * in whatever order. Everything is folded, as the texts are that it is looked for in.
 */
import { folded, withoutSigns } from './foldText.ts'
import { spellings } from './spellings.ts'

/** A word, or a text that stands together: the spellings of which one is enough. */
export type Word = readonly string[]

/** More words are looked for as one text. */
const mostWords = 8
/** Between words, and a hyphen between letters: 'Jansen-de Vries' is also written without. */
const between = /[\s,;]+|(?<=\p{L})[-‐‑](?=\p{L})/u

/**
 * @returns Never empty. A number in groups ('06 12 34 56 78') is one word with its notations.
 * @example readings('Brouwer, Anouk') // [['brouwer'], ['anouk']]
 */
export function readings(text: string): Word[] {
  const whole = spellings(text)
  const words = text
    .trim()
    .split(between)
    .filter((word) => word !== '')
  return whole.length > 1 || words.length < 2 || words.length > mostWords
    ? [wordOf(whole)]
    : words.map((word) => wordOf(spellings(word)))
}

/** 'O’Brien' is also looked for as 'obrien', as some write it; 'B.V.' as 'bv'. */
function wordOf(whole: readonly string[]): Word {
  const all = whole.flatMap((one) => [one, ...umlauts(one)]).map(folded)
  const bare = all.filter((one) => !/[\s@:]/.test(one)).map(withoutSigns)
  return [...new Set([...all, ...bare])].filter((one) => one !== '')
}

const spread: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' }

/** 'Müller' is also written Mueller, and 'Mueller' Müller. Not 'oe' for 'ö': in Dutch it is a letter of its own. */
function umlauts(word: string): string[] {
  const small = word.normalize('NFC').toLowerCase()
  const other = small.replace(/[äöü]/g, (letter) => spread[letter] ?? letter)
  const narrow = small.replace(/(?<=\p{L})(?<![aeq])([au])e(?=\p{L})/gu, '$1')
  return [other, narrow].filter((one) => one !== small)
}
