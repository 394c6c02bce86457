/**
 * Repeats a search that finds nothing with one typo in one of its words: a wrong letter, one too many, one too
 * few, or two swapped. Words with digits stay as typed.
 */
import { folded } from '#domain/foldText.ts'
import { spellings } from '#domain/spellings.ts'
import { FieldErrors } from '#server/errors.ts'
import { escapeLike, isSettled } from '#server/sql/likeText.ts'
import type { ListQuery } from '#server/lists/listQuery.ts'

/**
 * `leads`: patterns that the trigram index serves, one of which matches any text with a typo; `regex`: the
 * exact variants.
 */
export type OneTypo = { leads: readonly string[]; regex: string }

/** Longer texts and words would make regular expressions that are slower than the search. */
const longestText = 60
const mostWords = 4
/** Shorter words would match too much. Words shorter than `partFrom` must match as whole words. */
const words = /(?<![\p{L}\d])\p{L}{4,24}(?![\p{L}\d])/gu
const partFrom = 6

/** Word boundary: a keyboard character that is no letter and no digit. */
const separator = '[\\x01-/:-@\\x5b-\\x60\\x7b-\\x7f]'

/** @returns undefined when the search has no word that may have a typo. */
export function withOneTypo(query: ListQuery): ListQuery | undefined {
  return query.search !== undefined && oneTypoIn(query.search) ? { ...query, similar: true } : undefined
}

/**
 * Makes a call that takes all rows of a list mean the rows that the list showed: `_similar` repeats what the
 * list said, because meanwhile rows with the exact text may have come or gone.
 *
 * @throws {FieldErrors} At `_similar`, unless it is absent or "true".
 */
export function asShown(query: ListQuery, similar: unknown): ListQuery {
  if (similar === undefined) return query
  if (similar !== 'true') throw new FieldErrors({ _similar: [{ key: 'validation.enum' }] })
  return withOneTypo(query) ?? query
}

/** @returns undefined when the text has no word that may have a typo. */
export function oneTypoIn(text: string): OneTypo | undefined {
  const typed = folded(spellings(text)[0] ?? text)
  if (typed.length > longestText || !isSettled(typed)) return undefined
  const wordMatches = [...typed.matchAll(words)].slice(0, mostWords)
  if (wordMatches.length === 0) return undefined
  const parts = wordMatches.map(({ 0: word, index }) => ({
    word,
    before: typed.slice(0, index),
    after: typed.slice(index + word.length),
  }))
  return {
    leads: [...new Set(parts.flatMap(leadsOf))],
    regex: parts.map(regexOf).join('|'),
  }
}

type Part = { word: string; before: string; after: string }

/** Longer words have halves that few other texts have. */
const longestByLetter = 12

function leadsOf({ word, before, after }: Part): string[] {
  const isAlone = before === '' && after === '' && word.length >= partFrom && word.length <= longestByLetter
  return isAlone ? leadsByLetter(word) : leadsByHalf({ word, before, after })
}

/** Patterns for a typo: it leaves half of its word intact, or swaps the two letters in the middle; other words stay. */
function leadsByHalf({ word, before, after }: Part): string[] {
  const middle = Math.floor(word.length / 2)
  const [first, second] = [word.slice(0, middle), word.slice(middle)]
  const swapped = `${first.slice(0, -1)}${second.slice(0, 1)}${first.slice(-1)}${second.slice(1)}`
  const [begin, end] = [escapeLike(before), escapeLike(after)]
  const [head, tail] = [`${begin}${first}%${end}`, `${begin}%${second}${end}`]
  // The index needs three letters, or two at the beginning or end of a word.
  const starts = before === '' && word.length < partFrom ? [`${head}%`, `% ${head}%`] : [`%${head}%`]
  const ends = after === '' && word.length < partFrom ? [`%${tail}`, `%${tail} %`] : [`%${tail}%`]
  return [...starts, ...ends, `%${begin}${swapped}${end}%`]
}

/** Half of a single word is in too many texts: so the letters on both sides of each place where the typo may be, and each swap. */
function leadsByLetter(word: string): string[] {
  return Array.from({ length: word.length }, (_, at) => {
    const [left, letter, right] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)]
    const swapped = right === '' ? [] : [`%${left}${right.charAt(0)}${letter}${right.slice(1)}%`]
    return [`%${left}%${right}%`.replace('%%', '%'), ...swapped]
  }).flat()
}

function regexOf({ word, before, after }: Part): string {
  const isShort = word.length < partFrom
  const start = before === '' && isShort ? `(?:^|${separator})` : ''
  const end = after === '' && isShort ? `(?:$|${separator})` : ''
  return `${start}${escapeRegex(before)}(?:${variantsOf(word)})${escapeRegex(after)}${end}`
}

function variantsOf(word: string): string {
  return Array.from({ length: word.length }, (_, at) => {
    const [left, letter, right] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)]
    const missing = at > 0 ? [`.${letter}${right}`] : []
    const swapped = right === '' ? [] : [`${right.charAt(0)}${letter}${right.slice(1)}`]
    return `${left}(?:${[`.?${right}`, ...missing, ...swapped].join('|')})`
  }).join('|')
}

const escapeRegex = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
