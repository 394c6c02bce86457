/** Dutch stems (Snowball). */
import { newStemmer } from 'snowball-stemmers'

const stemmer = newStemmer('dutch')

/** @example stemOf('betalingen') // 'betal' */
export const stemOf = (word: string): string => stemmer.stem(word)
