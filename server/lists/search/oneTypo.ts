/**
 * A search that finds nothing is asked once more with one typo in one of its words: another letter, one too many, one too few, or
 * two that changed places. Numbers stay as they are typed.
 */
import { spellings } from '#domain/spellings.ts'
import { FieldErrors } from '#server/errors.ts'
import { escapeLike, isSettled } from '#server/sql/likeText.ts'
import type { ListQuery } from '#server/lists/listQuery.ts'

/** Texts that hold one variant at least, as patterns that the trigram index serves; and the variants themselves. */
export type OneTypo = { leads: readonly string[]; regex: string }

/** Longer texts and words make expressions that take longer than the search. */
const longestText = 60
const mostWords = 4
/** Fewer letters are too many words; of less than six the whole word has to stand there, not a part of one. */
const words = /(?<![\p{L}\d])\p{L}{4,24}(?![\p{L}\d])/gu
const partFrom = 6

/** Where words begin and end: everything on a keyboard that is no letter and no digit. */
const separator = '[\\x01-/:-@\\x5b-\\x60\\x7b-\\x7f]'

/** @returns undefined when the search has no word in which a typo is looked for. */
export function withOneTypo(query: ListQuery): ListQuery | undefined {
  return query.search !== undefined && oneTypoIn(query.search) ? { ...query, similar: true } : undefined
}

/**
 * The rows that a list showed, for a call that takes them all: it says `_similar` where the list did, since by now there may be
 * rows with the text itself, or none of those that somebody looked at.
 *
 * @throws {FieldErrors} At `_similar`, unless it is absent or "true".
 */
export function asShown(query: ListQuery, similar: unknown): ListQuery {
  if (similar === undefined) return query
  if (similar !== 'true') throw new FieldErrors({ _similar: [{ key: 'validation.enum' }] })
  return withOneTypo(query) ?? query
}

/** @returns undefined when the text has no such word. */
export function oneTypoIn(text: string): OneTypo | undefined {
  const typed = (spellings(text)[0] ?? text).toLowerCase()
  if (typed.length > longestText || !isSettled(typed)) return undefined
  const found = [...typed.matchAll(words)].slice(0, mostWords)
  if (found.length === 0) return undefined
  const parts = found.map(({ 0: word, index }) => ({
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

/** One typo leaves the first half of a word as it is, or the second, or two letters in its middle changed places. */
function leadsOf({ word, before, after }: Part): string[] {
  const middle = Math.floor(word.length / 2)
  const [first, second] = [word.slice(0, middle), word.slice(middle)]
  const swapped = `${first.slice(0, -1)}${second.slice(0, 1)}${first.slice(-1)}${second.slice(1)}`
  const [head, tail, whole] = [`${before}${first}`, `${second}${after}`, `${before}${swapped}${after}`].map(escapeLike)
  // Three letters make a trigram; two do at the beginning or end of a word.
  const starts = before === '' && word.length < partFrom ? [`${head}%`, `% ${head}%`] : [`%${head}%`]
  const ends = after === '' && word.length < partFrom ? [`%${tail}`, `%${tail} %`] : [`%${tail}%`]
  return [...starts, ...ends, `%${whole}%`]
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
