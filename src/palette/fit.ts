/**
 * Ranks how well typed words match a title: each as a word, a prefix, an abbreviation of several words or, only if
 * nothing else matches, a word with one typo.
 */
import { isOneSlip } from './slip.ts'

export type Range = readonly [from: number, to: number]
/** `score`: higher is better. `ranges`: matched characters of the title, in order. */
export type Fit = { score: number; ranges: readonly Range[]; isSlip?: boolean }

/**
 * @returns undefined when a word of `typed` is not in the title.
 * @example fit('Add merchant', 'admer') // { score: 1, ranges: [[0, 2], [4, 7]] }
 */
export function fit(title: string, typed: string): Fit | undefined {
  const text = folded(title)
  const fits = folded(typed)
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => fitOf(text, word))
  if (!fits.every((each) => each !== undefined)) return undefined
  return {
    ...(fits.some(({ score }) => score === slipScore) && { isSlip: true }),
    score: fits.reduce((sum, { score }) => sum + score, 0),
    ranges: joined(fits.flatMap(({ ranges }) => ranges)),
  }
}

function fitOf(text: string, word: string): Fit | undefined {
  const at = (from: number, score: number): Fit => ({ score, ranges: [[from, from + word.length]] })
  if (text.startsWith(word)) return at(0, 4)
  const start = wordStarts(text).find((from) => text.startsWith(word, from))
  if (start !== undefined) return at(start, 3)
  const inside = text.indexOf(word)
  if (inside >= 0) return at(inside, 2)
  const ranges = abbreviated(text, word, 0)
  if (ranges) return { score: 1, ranges }
  const meant = word.length >= fewest && wordsOf(text).find(({ word: whole }) => isOneSlip(whole, word))
  return meant ? { score: slipScore, ranges: [[meant.from, meant.from + meant.word.length]] } : undefined
}

/** Shortest word in which a typo is tolerated. */
const fewest = 4
const slipScore = 0.5

/**
 * Matches prefixes of several words, in order: the longest prefix of the first word that leaves a match for the rest.
 */
function abbreviated(text: string, word: string, from: number): Range[] | undefined {
  for (const start of wordStarts(text).filter((each) => each >= from)) {
    let run = 0
    while (run < word.length && text[start + run] === word[run]) run++
    if (run === word.length) return [[start, start + run]]
    for (; run > 0; run--) {
      const rest = abbreviated(text, word.slice(run), start + run)
      if (rest) return [[start, start + run], ...rest]
    }
  }
  return undefined
}

const wordsOf = (text: string): { from: number; word: string }[] =>
  [...text.matchAll(/[\p{L}\p{N}]+/gu)].map(({ index, 0: word }) => ({ from: index, word }))

const wordStarts = (text: string): number[] =>
  [...text.matchAll(/(?<![\p{L}\p{N}])[\p{L}\p{N}]/gu)].map(({ index }) => index)

/** Lower case without accents, each letter at its old index. */
function folded(text: string): string {
  return text
    .split('')
    .map((unit) => {
      const plain = (unit.normalize('NFD')[0] ?? unit).toLowerCase()
      return plain.length === 1 ? plain : unit
    })
    .join('')
}

function joined(ranges: readonly Range[]): Range[] {
  const result: Range[] = []
  for (const [from, to] of [...ranges].sort((a, b) => a[0] - b[0])) {
    const last = result.at(-1)
    if (last && from <= last[1]) result[result.length - 1] = [last[0], Math.max(last[1], to)]
    else result.push([from, to])
  }
  return result
}
