/** The sentence of an e-mail that decided about its class: whatever acts by itself shows it. */

type Said = { subject: string; text: string }
type Sign = { word: string; weight: number }

/** Characters of the sentence that are kept. */
const most = 300
/** Before or behind a word, in its part of the sentence, these say the contrary. */
const denial =
  /(?:^|[^\p{L}])(?:geen|niet|nooit|zonder|no|not|never|without|n['’]t|pas|jamais|aucune?|sans|kein|keine|keinen|nicht|nie|ohne)(?:$|[^\p{L}])/iu

/**
 * The sentence whose words weigh most for the class; the subject counts as one.
 *
 * @param text What the sender wrote. @param words Signs that decided: patterns and learned words.
 * @returns undefined where none of the words stands in it, or the sentence denies it ("dit is geen klacht").
 */
export function decidingSentence({ subject, text }: Said, words: readonly Sign[]): string | undefined {
  const signs = words.filter(({ weight }) => weight > 0)
  let best: { sentence: string; weight: number } | undefined
  for (const sentence of [...sentencesIn(text), subject]) {
    const found = signs.filter(({ word }) => placeOf(sentence, word) >= 0)
    const weight = found.reduce((sum, sign) => sum + sign.weight, 0)
    if (weight === 0 || (best && weight <= best.weight)) continue
    if (found.some(({ word }) => isDenied(sentence, word))) return undefined
    best = { sentence, weight }
  }
  return best && shortened(best.sentence, signs)
}

/** Sentences and lines. */
const sentencesIn = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .split(/(?<=[.!?])\s|\n\n/)
    .map((sentence) => sentence.replace(/\s+/g, ' ').trim())
    .filter((sentence) => sentence !== '')

/** At the beginning of a word, as patterns of classes are found; -1: nowhere. */
function placeOf(sentence: string, word: string): number {
  const [within, wanted] = [sentence.toLowerCase(), word.toLowerCase().replace(/\s+/g, ' ')]
  for (let at = within.indexOf(wanted); at >= 0; at = within.indexOf(wanted, at + 1))
    if (at === 0 || !/[\p{L}\p{N}]/u.test(within[at - 1] ?? '')) return at
  return -1
}

/** Words directly before it, in the same part of the sentence. A pattern that denies itself ("niet eens") is meant so. */
function isDenied(sentence: string, word: string): boolean {
  if (denial.test(word)) return false
  const before =
    sentence
      .slice(0, placeOf(sentence, word))
      .split(/[,;:]|\s(?:maar|but|mais|aber)\s/i)
      .at(-1) ?? ''
  return denial.test(before.split(' ').slice(-5).join(' '))
}

/** Around the first of its words. */
function shortened(sentence: string, signs: readonly Sign[]): string {
  if (sentence.length <= most) return sentence
  const places = signs.map(({ word }) => placeOf(sentence, word)).filter((place) => place >= 0)
  const from = Math.max(0, Math.min(...places) - most / 3)
  return `${from > 0 ? '…' : ''}${sentence.slice(from, from + most - 2).trim()}…`
}
