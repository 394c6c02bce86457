/**
 * How the text of a search is read: a record has it when it has all words of one reading, each in one of its spellings,
 * in whatever order. Everything is folded, as the texts are that it is looked for in.
 */
import { folded, withoutSigns } from './folded.ts'
import { spellings } from './spellings.ts'

/** One word, or a text that stands together: the spellings of which one is enough. */
export type Word = readonly string[]

/** More words are looked for as one text. */
const mostWords = 8
/** Between words, and a hyphen between letters: 'Jansen-de Vries' is also written without. */
const between = /[\s,;]+|(?<=\p{L})-(?=\p{L})/u

/**
 * @returns Never empty. A number in groups ('06 12 34 56 78') is one word with its notations.
 * @example readings('Brouwer, Anouk') // [['brouwer'], ['anouk']]
 */
export function readings(text: string): Word[] {
  const whole = spellings(text).map(folded)
  const words = folded(text)
    .split(between)
    .filter((word) => word !== '')
  return whole.length > 1 || words.length < 2 || words.length > mostWords ? [wordOf(whole)] : words.map(wordIn)
}

/** 'O’Brien' is also looked for as 'obrien', as some write it; 'B.V.' as 'bv'. */
function wordOf(whole: readonly string[]): Word {
  const bare = whole.filter((one) => !/[\s@:]/.test(one)).map(withoutSigns)
  return [...new Set([...whole, ...bare.filter((one) => one !== '')])]
}

const wordIn = (word: string): Word => wordOf(spellings(word).map(folded))
